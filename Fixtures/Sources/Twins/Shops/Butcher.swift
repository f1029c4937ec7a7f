import UIKit

func registerTheButcher() {
  let keep = UIMutableUserNotificationAction()
  keep.identifier = "keep"
  keep.title = NSLocalizedString("KEEP", comment: "what is kept for a customer")
  keep.activationMode = .background
  let sausage = UIMutableUserNotificationCategory()
  sausage.identifier = "sausage"
  sausage.setActions([keep], for: .default)
}
