#!/bin/sh
# Never comes to an end, and never stops talking.
exec yes '{"content":{}}'
