import './gallery.css';

export * from './look';
