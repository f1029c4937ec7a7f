"""Tests that play notification scenarios: load coversheet_test in BUILD, coversheet_repository in WORKSPACE."""

def _coversheet_repository_impl(repository_ctx):
    named = repository_ctx.os.environ.get("COVERSHEET")
    program = named if named else repository_ctx.which("coversheet")
    if not program:
        fail("coversheet is not on the PATH; install it, or set COVERSHEET to where it is")
    repository_ctx.symlink(program, "coversheet")
    repository_ctx.file("BUILD", "exports_files([\"coversheet\"])\n")

coversheet_repository = repository_rule(
    implementation = _coversheet_repository_impl,
    environ = ["COVERSHEET", "PATH"],
    local = True,
    doc = "The installed program, as @coversheet//:coversheet.",
)

def _coversheet_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    paths = [file.short_path for file in ctx.files.srcs if file.extension == "scenario"]
    words = ["test"] + ctx.attr.options + paths
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec '{}' {} \"$@\"\n".format(
            ctx.file._program.short_path,
            " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words]),
        ),
        is_executable = True,
    )
    files = ctx.files.srcs + ctx.files.data + [ctx.file._program]
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

coversheet_test = rule(
    implementation = _coversheet_test_impl,
    test = True,
    attrs = {
        "srcs": attr.label_list(allow_files = [".scenario"], mandatory = True),
        "data": attr.label_list(allow_files = True),
        "options": attr.string_list(doc = "More options of “coversheet test”."),
        "_program": attr.label(allow_single_file = True, default = "@coversheet//:coversheet"),
    },
    doc = "Plays scenarios; shard_count, --test_filter and the XML report work as for any test.",
)
