/// Which way reading goes; decides on which side "leading" is.
package enum Direction: Hashable, Sendable {
  case leftToRight, rightToLeft
}
