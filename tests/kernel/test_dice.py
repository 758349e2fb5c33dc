from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.dice import WORD, Dice, SealedDice
from seance.kernel.errors import BadScenario

SEEDS = st.integers(0, 2**96)
BOTH = pytest.mark.parametrize("kind", [Dice, SealedDice])


def rolls(dice: Dice, many: int = 20) -> list[int]:
    return [1 + dice.below(6) for _ in range(many)]


def test_the_dice_of_a_seed_never_change() -> None:
    """Saved matches hold a seed: other dice from it would be another match."""
    assert rolls(Dice(1, chapter=1), 10) == [1, 1, 3, 5, 2, 5, 4, 1, 4, 1]
    cards = list("abcdefgh")
    Dice(1, chapter=1).shuffle(cards)
    assert "".join(cards) == "hefgdcba"


def test_the_sealed_dice_of_a_seed_never_change() -> None:
    assert rolls(SealedDice(1, chapter=1), 10) == [3, 2, 5, 2, 4, 5, 1, 5, 2, 2]
    cards = list("abcdefgh")
    SealedDice(1, chapter=1).shuffle(cards)
    assert "".join(cards) == "fahcgebd"


def seed_behind(dice: Dice) -> int:
    """Turn the wheels back from where a chapter begins, as somebody could who had seen enough throws."""
    a, b, c, d = dice.a, dice.b, dice.c, dice.d
    for _ in range(12):
        before = b * pow(9, -1, 1 << 32) & WORD
        word = c - ((before << 21) | (before >> 11)) & WORD
        old = a ^ (a >> 9) ^ (a >> 18) ^ (a >> 27)
        d = d - 1 & WORD
        a, b, c = word - old - d & WORD, old, before
    return a | b << 32 | c << 64


@given(SEEDS.filter(lambda seed: seed < 2**96))
def test_plain_dice_can_be_solved_for_their_seed(seed: int) -> None:
    assert seed_behind(Dice(seed, chapter=3)) == seed


@given(SEEDS)
def test_sealed_dice_cannot(seed: int) -> None:
    dice = SealedDice(seed, chapter=3)
    dice.below(6)
    assert seed_behind(dice) != seed


def test_no_throw_of_sealed_dice_repeats_in_another_chapter_or_page() -> None:
    """Twenty-bit throws: of 400, more than a few in common would be a wheel that turns in step."""
    long, short = SealedDice(1, chapter=1), SealedDice(1, chapter=11)
    first, second = ({dice.below(1 << 20) for _ in range(200)} for dice in (long, short))
    assert len(first) > 195
    assert len(first & second) < 3


@BOTH
@given(seed=SEEDS)
def test_the_same_seed_gives_the_same_throws(kind: type[Dice], seed: int) -> None:
    assert rolls(kind(seed)) == rolls(kind(seed))


@BOTH
@pytest.mark.parametrize("other", [2, 1 + (1 << 32), 1 + (1 << 64), -1])
def test_every_part_of_the_seed_matters(kind: type[Dice], other: int) -> None:
    assert rolls(kind(1)) != rolls(kind(other))


@BOTH
def test_chapters_have_dice_of_their_own(kind: type[Dice]) -> None:
    assert len({tuple(rolls(kind(1, chapter))) for chapter in range(50)}) == 50


@BOTH
def test_throws_in_one_chapter_do_not_change_those_of_the_next(kind: type[Dice]) -> None:
    short, long = kind(7, chapter=1), kind(7, chapter=1)
    long.shuffle(rolls(long, 100))
    short.open(2)
    long.open(2)
    assert rolls(short) == rolls(long)


@given(SEEDS, st.integers(1, 2**30))
def test_below_stays_in_range(seed: int, size: int) -> None:
    assert 0 <= Dice(seed).below(size) < size


@BOTH
def test_every_face_comes_up_about_equally_often(kind: type[Dice]) -> None:
    counts = Counter(rolls(kind(5), 6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in counts.values())


def test_the_first_throws_of_following_chapters_are_independent() -> None:
    pairs = Counter((Dice(5, chapter).below(3), Dice(5, chapter + 1).below(3)) for chapter in range(4500))
    assert len(pairs) == 9
    assert all(400 < count < 600 for count in pairs.values())


@BOTH
def test_every_order_is_shuffled_about_equally_often(kind: type[Dice]) -> None:
    dice = kind(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        dice.shuffle(things)
        counts[tuple(things)] += 1
    assert sorted(counts) == sorted(permutations([1, 2, 3]))
    assert all(900 < count < 1100 for count in counts.values())


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_loses_nothing(seed: int, things: list[int]) -> None:
    shuffled = things[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_pick_reaches_everything() -> None:
    dice = Dice(3)
    assert {dice.pick(["bell", "book", "candle"]) for _ in range(50)} == {"bell", "book", "candle"}


def test_thrown_counts_rolls_picks_and_shuffles() -> None:
    dice = Dice(1)
    dice.below(6)
    dice.pick([1, 2])
    dice.shuffle([1, 2, 3])
    dice.shuffle([])
    assert dice.thrown == 4


def test_opening_a_chapter_forgets_no_throws() -> None:
    dice = Dice(1)
    dice.below(6)
    dice.open(2)
    assert dice.thrown == 1


@BOTH
@given(seed=SEEDS, before=st.integers(0, 5))
def test_a_copy_throws_the_same_and_stays_apart(kind: type[Dice], seed: int, before: int) -> None:
    dice = kind(seed)
    rolls(dice, before)
    twin = dice.copy()
    expected = rolls(twin)
    assert twin.thrown == before + 20
    assert dice.thrown == before
    assert rolls(dice) == expected


def test_forks_are_repeatable_streams_of_their_own() -> None:
    assert Dice(1).fork() == Dice(1).fork()
    assert Dice(1).fork() != Dice(2).fork()
    assert rolls(Dice(Dice(1).fork())) != rolls(Dice(1))


def test_a_fork_counts_as_thrown() -> None:
    dice = Dice(1)
    assert dice.fork() != dice.fork()
    assert dice.thrown == 4


def test_a_script_is_thrown_first_and_then_chance_goes_on() -> None:
    dice = Dice(1)
    dice.script = [5, 0]
    assert [dice.below(6), dice.below(6)] == [5, 0]
    assert rolls(dice) == rolls(Dice(1))


def test_a_script_must_be_possible() -> None:
    dice = Dice(1)
    dice.script = [6]
    with pytest.raises(BadScenario, match="lays 6 where 0 to 5"):
        dice.below(6)


def test_with_a_script_shuffles_keep_the_order() -> None:
    dice = Dice(1)
    dice.script = []
    things = [1, 2, 3, 4, 5, 6, 7, 8]
    dice.shuffle(things)
    assert things == [1, 2, 3, 4, 5, 6, 7, 8]


@BOTH
def test_a_copy_has_its_own_script(kind: type[Dice]) -> None:
    dice = kind(1)
    dice.script = [2]
    twin = dice.copy()
    twin.below(6)
    assert dice.below(6) == 2
