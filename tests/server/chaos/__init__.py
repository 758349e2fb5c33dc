"""Chaos: people play at a house while everything under them breaks; afterwards every promise is held to.

A *house* is one or two server processes. A *crowd* plays there and comes back by itself, as browsers do, and
keeps a *ledger* of what it was promised. *Troubles* befall the house meanwhile. The *aftermath* looks at
every screen, the *verdict* at what is stored. All of this is a *night*.
"""
