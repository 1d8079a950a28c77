"""The server: tables, people, bots, clocks and a store; the rules are the engine's."""
