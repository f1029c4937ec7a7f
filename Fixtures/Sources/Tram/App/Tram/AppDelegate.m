#import "Categories.h"
#import <UserNotifications/UserNotifications.h>

NSString *const TramLost = @"lost-umbrella";

/* What waits at a stop, in the order of its patience. */
@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
    [center requestAuthorizationWithOptions:(UNAuthorizationOptionAlert | UNAuthorizationOptionSound |
                                             UNAuthorizationOptionCriticalAlert)
                          completionHandler:^(BOOL granted, NSError *error) { }];

    UNNotificationAction *walk = [UNNotificationAction actionWithIdentifier:@"walk"
                                                                      title:NSLocalizedString(@"WALK", nil)
                                                                    options:UNNotificationActionOptionNone];
    UNNotificationAction *complain =
        [UNTextInputNotificationAction actionWithIdentifier:@"complain"
                                                      title:@"Complain"
                                                    options:UNNotificationActionOptionAuthenticationRequired
                                       textInputButtonTitle:@"Send"
                                       textInputPlaceholder:@"Politely, please"];
    UNNotificationCategory *delay =
        [UNNotificationCategory categoryWithIdentifier:TRAM_DELAY
                                               actions:@[ walk, complain ]
                                     intentIdentifiers:@[]
                         hiddenPreviewsBodyPlaceholder:@"A tram has news"
                                 categorySummaryFormat:[NSString localizedUserNotificationStringForKey:@"MORE_DELAYS"
                                                                                             arguments:nil]
                                               options:UNNotificationCategoryOptionCustomDismissAction];
    UNNotificationCategory *lost =
        [UNNotificationCategory categoryWithIdentifier:TramLost
                                               actions:@[]
                                     intentIdentifiers:@[]
                                               options:UNNotificationCategoryOptionNone];
    UNNotificationCategory *strike =
        [UNNotificationCategory categoryWithIdentifier:[self nameOfTheDay]
                                               actions:@[ walk ]
                                     intentIdentifiers:@[]
                                               options:UNNotificationCategoryOptionNone];
    [center setNotificationCategories:[NSSet setWithObjects:delay, lost, strike, nil]];
    center.delegate = self;
    return YES;
}

/* Nobody should miss the next tram while reading about the last one. */
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
       willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))completionHandler {
    completionHandler(UNNotificationPresentationOptionAlert | UNNotificationPresentationOptionBadge);
}

@end
