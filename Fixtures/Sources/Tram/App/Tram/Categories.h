#import <Foundation/Foundation.h>

#define TRAM_DELAY @"delay"

extern NSString *const TramLost;
