import Delivery
import Notifications

/// The group of a thread on the lock screen, of `chat` unless said otherwise.
func group(_ thread: String?, app: BundleIdentifier = "com.example.chat") -> GroupTarget {
  GroupTarget(GroupKey(app: app, kind: .thread(thread)))
}
