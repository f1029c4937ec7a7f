#pragma once

/// Ends the process with a word and a status where it crashes because the limit of its memory is reached (`ulimit -v`,
/// `ulimit -d`). A crash with memory left is one as before, and so is each where no limit is set.
void ct_say_when_memory_ends(int status);
