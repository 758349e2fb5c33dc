"""``seance play``: games typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from seance.kernel.dice import Dice
from tests.cli.conftest import Terminal

PLAY = ("play", "knock_knock", "--seed", "5")
ALONE = [*PLAY, "--seats", "human,bot:random"]
TURN = ["roll", "", "3", "Boo!", "yes"]
"""One answer to every question of a turn, and to the vote at its end."""
OTHERS_TURN = ["no"]
WHOLE = (TURN + OTHERS_TURN) * 2


def hand_of(printed: str) -> list[str]:
    """The titles in the last hand that was shown openly."""
    found = re.findall(r"│ [●▲] \w+ +\d+ +([A-Z]\w+, [A-Z]\w+)", printed)
    return str(found[-1]).split(", ")


def test_a_whole_game_from_a_script(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=[*WHOLE, ""])
    assert ran.status == 0
    assert "Knock Knock, with Left, Right." in ran.out
    assert "Fairness receipt" in ran.out
    assert "Left says: Boo!" in ran.out
    assert "Left lights 3 candles." in ran.out
    assert "wins." in ran.out
    assert re.search(r"Luck +KK-6", ran.out)
    assert "The seed was 5" in ran.out
    assert list(Path().iterdir()) == []


def test_a_bot_says_what_it_is_up_to_before_it_does_it(terminal: Terminal) -> None:
    """And keeps silent about a vote, which is secret."""
    ran = terminal.run(*ALONE, typed=[*WHOLE, ""])
    said = re.search(r"Right: “Let there be (\d)\.”\n.*?Right lights (\d) candles\.", ran.out, re.DOTALL)
    assert said is not None
    assert said[1] == said[2]
    assert "I say no" not in ran.out
    assert "Left: “" not in ran.out


def test_a_finished_game_can_be_kept(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=[*WHOLE, "evening.json"])
    assert "Saved in evening.json." in ran.out
    assert "seance replay evening.json" in ran.out
    assert terminal.run("verify", "evening.json").status == 0
    again = terminal.run("play", "--resume", "evening.json")
    assert again.status == 0
    assert "This match is over" in again.out


def test_keeping_never_overwrites_and_asks_again(terminal: Terminal) -> None:
    Path("mine.json").write_text("precious")
    ran = terminal.run(*ALONE, typed=[*WHOLE, "mine.json", "nowhere/x.json", "other.json"])
    assert "mine.json exists already; choose another name." in ran.out
    assert "Not saved: No such file or directory" in ran.out
    assert "Saved in other.json." in ran.out
    assert Path("mine.json").read_text() == "precious"


def test_yes_keeps_it_under_the_offered_name(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=[*WHOLE, "y"])
    (file,) = Path().glob("knock-knock-*.json")
    assert f"Saved in {file}." in ran.out


def test_every_kind_of_question_says_what_it_takes(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=[*TURN, "q"])
    assert " 3 Roll the die" in ran.out
    assert "Pick up to 2, or none." in ran.out
    assert "a number from 1 to 6" in ran.out
    assert "Enter: “Good evening.”" in ran.out
    assert " 1 Yes" in ran.out


def test_answers_by_number_by_key_and_by_part_of_a_label(terminal: Terminal) -> None:
    for typed in ("3", "roll", "ROLL", "the die"):
        ran = terminal.run(*ALONE, typed=[typed])
        assert "Left rolls and has" in ran.out, typed


def test_subsets_by_numbers(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=["roll", "1 2"])
    first, second = hand_of(ran.out.partition("throw away?")[0])
    assert f"throws away: {first} and {second}." in ran.out


def test_subsets_by_words_take_each_card_once(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=["roll", "q"])
    first, second = hand_of(ran.out)
    ran = terminal.run(*ALONE, typed=["roll", f"{first} {second}"])
    assert "throws away:" in ran.out


def test_enter_takes_the_default_text_and_an_empty_subset(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=["roll", "", "1", ""])
    assert "Left throws away: nothing." in ran.out
    assert "Left says: Good evening." in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["9"], "There is no answer 9 here; type a number from 1 to 3."),
        ([""], "Type the number of an answer"),
        (["zz"], "“zz” is none of the answers."),
        (["play"], "“play” could be several answers."),
        (["roll", "1 1"], "twice"),
        (["roll", "1 2 3"], "There is no answer 3 here"),
        (["roll", "", "many"], "A whole number from 1 to 6 is wanted."),
        (["roll", "", "7"], "7 is outside the range. (KK-3)"),
        (["/xyzzy"], "There is no command “xyzzy”."),
    ],
)
def test_what_is_no_answer_is_said_and_asked_again(terminal: Terminal, typed: list[str], said: str) -> None:
    ran = terminal.run(*ALONE, typed=typed)
    assert said in ran.out
    assert ran.status == 0


def test_own_words_are_never_commands(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=["roll", "", "1", "q"])
    assert "Left says: q" in ran.out
    ran = terminal.run(*ALONE, typed=["roll", "", "1", "/q"])
    assert "Left says" not in ran.out


def test_the_rule_behind_a_question(terminal: Terminal) -> None:
    assert "Play a card or roll the die." in terminal.run(*ALONE, typed=["?"]).out
    for asked in ("? KK-5", "?KK-5", "? 5"):
        assert "All vote at once" in terminal.run(*ALONE, typed=[asked]).out
    assert "There is no rule called 'KK-77'" in terminal.run(*ALONE, typed=["? KK-77"]).out


def test_undo_takes_an_answer_back(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=["roll", "", "4", "/u", "2", ""])
    assert "Taken back." in ran.out
    assert "Left lights 2 candles." in ran.out


def test_undo_says_why_not(terminal: Terminal) -> None:
    assert "There is nothing to take back yet." in terminal.run(*ALONE, typed=["u"]).out
    assert "Dice were rolled" in terminal.run(*ALONE, typed=["roll", "u"]).out
    assert "somebody else" in terminal.run(*ALONE, typed=[*TURN, "u"]).out


def test_log_help_card_and_table(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=["l", "h", "c", "c moth", "c mothh", "roll", "l", "t"])
    assert "Nothing has happened yet." in ran.out
    assert "undo your last answer" in ran.out
    assert "Which card?" in ran.out
    assert "It is a moth." in ran.out
    assert "Did you mean 'Moth'?" in ran.out
    assert ran.out.count("Left rolls and has") == 2
    assert "(only you see this)" in ran.out


def test_save_and_go_on(terminal: Terminal) -> None:
    Path("mine.json").write_text("precious")
    ran = terminal.run(*ALONE, typed=["roll", "w mine.json", "w! mine.json", "w", "w nowhere/x.json", "q"])
    assert "mine.json exists already. Type “w! mine.json”" in ran.out
    assert ran.out.count("Saved in mine.json.") == 2
    assert "Not saved: No such file or directory" in ran.out
    assert "The match is saved in mine.json." in ran.out
    assert [file.name for file in Path().iterdir()] == ["mine.json"]


@pytest.mark.parametrize("ending", [["q"], []])
def test_quitting_and_end_of_input_save_the_game(terminal: Terminal, ending: list[str]) -> None:
    ran = terminal.run(*ALONE, typed=["roll", *ending])
    (file,) = Path().glob("knock-knock-*.json")
    assert ran.status == 0
    assert f"The match is saved in {file}." in ran.out
    assert f"seance play --resume {file}" in ran.out


def test_resume_goes_on_where_it_stopped(terminal: Terminal) -> None:
    terminal.run(*ALONE, "--names", "Ada", typed=["roll", "w a.json", "q"])
    ran = terminal.run("play", "--resume", "a.json", "--seats", "human,bot", typed=["", "3", "/l"])
    assert "Knock Knock: on we go, with Ada, Right." in ran.out
    assert "Ada throws away: nothing." in ran.out
    assert "Ada rolls and has" in ran.out
    again = terminal.run("play", "--resume", "a.json", typed=["Hello"])
    assert "Ada says: Hello" in again.out


def test_a_damaged_save_is_refused_in_words(terminal: Terminal) -> None:
    Path("bad.json").write_text("{}")
    ran = terminal.run("play", "--resume", "bad.json")
    assert ran.status == 1
    assert "not a saved match" in ran.err


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    first, second = (terminal.run(*ALONE, typed=WHOLE).out for _ in range(2))
    assert first == second


def test_settings_and_names(terminal: Terminal) -> None:
    ran = terminal.run(
        "play", "knock_knock", "--players", "3", "--names", "Ada,Ben", "-o", "late=yes", typed=["q"]
    )
    assert "with Ada, Ben, Middle." in ran.out


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, "--seats", "bot:random,bot:hints")
    assert ran.status == 0
    assert "The seed was 5" in ran.out
    assert "›" not in ran.out


def test_a_folder_that_cannot_be_written_loses_no_game(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    monkeypatch.setattr("seance.cli.sitting.loop.new_name", lambda _: Path("gone/a.json"))
    ran = terminal.run(*ALONE, typed=["roll"])
    assert "could not be saved in gone/a.json" in ran.out
    (file,) = elsewhere.rglob("a.json")
    assert str(file) in ran.out.replace("\n", "")


def test_cards_of_the_house_tell_what_they_do(terminal: Terminal) -> None:
    typed = ["c sneaky", "c captain bosk", "c library", "c moan"]
    ran = terminal.run("play", "haunt_the_house", "--seed", "1", typed=typed)
    assert "When: with actions\nWorth: +1 skull\nHide one more scare, anywhere." in ran.out
    assert "Fears: Chill ×2 and Creak ×2\nGear: torch and rope" in ran.out
    assert "Peek at every hidden scare" in ran.out
    assert "Colour: pink\n\nMoan  Scares\nColour: blue" in ran.out


def test_haunt_the_house_is_played_to_the_end(terminal: Terminal) -> None:
    """Numbers and Enters at random answer every question sooner or later."""
    dice = Dice(1)
    typed = [str(1 + dice.below(4)) if dice.below(3) else "" for _ in range(4000)]
    ran = terminal.run("play", "haunt_the_house", "--players", "2", "--seed", "1", typed=typed)
    assert ran.status == 0
    assert "The house is quiet." in ran.out
    assert "Skull tokens" in ran.out
