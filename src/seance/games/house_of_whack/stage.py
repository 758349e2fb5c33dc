"""What a scenario may set."""

from __future__ import annotations

from seance.games.house_of_whack.state import Premises
from seance.kernel.stage import Stage

STAGE: Stage[Premises] = Stage(owners=("1", "2", "3", "4", "5", "6"))
