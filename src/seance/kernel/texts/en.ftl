# Words that every game shares.

nothing = nothing
list-end = { $list } and { $last }

do-yes = Yes
do-no = No
do-pass = Pass
do-done = Done

# Words around a story.

story-of = { $words }’s story
story-by = As it befell { $words }
story-with = in the company of { $words }
story-part = Chapter { $number }
story-end = The End
story-unfinished = Here the tale breaks off: it is still being played.
story-winners = { $count ->
    [0] Nobody won.
    [one] It was { $words } who won.
   *[other] It was { $words } who won, together.
}
