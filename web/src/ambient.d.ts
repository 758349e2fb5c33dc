declare module 'icon:*' {
  /** The path of an icon, drawn on 512 × 512. */
  const path: string;
  export default path;
}
