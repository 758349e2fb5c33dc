"""The web table: people and bots around one match, over REST and WebSockets."""
