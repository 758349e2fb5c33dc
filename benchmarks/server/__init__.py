"""The web table under load: real sockets, real storage, one server process."""
