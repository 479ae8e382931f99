// Literal texts of provider errors that differ from the titles of their codes: the words that identify each.

/** By `system:code`. Each wording is a run of words in the literal text. */
export const codeWordings: Readonly<Record<string, readonly string[]>> = {
  'twilio:21211': ['is not a valid phone number', 'To number is not a valid phone number'],
  'twilio:21212': [
    'from is not a valid phone number',
    'From number is not a valid phone number',
    'From number is not valid',
    'not a valid phone number, shortcode, or alphanumeric sender ID',
  ],
  'twilio:21408': [
    'Permission to send an SMS has not been enabled',
    'has not been enabled for the region indicated by the To number',
  ],
  'twilio:21606': [
    'The From phone number is not a valid, SMS-capable inbound phone number',
    'is not a valid, SMS-capable inbound phone number',
    'not a valid message-capable Twilio phone number',
    'is not a Twilio phone number or Short Code',
  ],
  'twilio:21608': [
    'Trial accounts cannot send messages to unverified numbers',
    'verify it at twilio.com/user/account/phone-numbers',
  ],
  'twilio:21610': ['violates a blacklist rule', 'Attempt to send to unsubscribed recipient'],
  'twilio:21614': ['number is not a valid mobile number', 'is not a valid mobile number'],
  'twilio:21612': [
    'is not currently reachable via SMS or MMS',
    'not currently reachable using the From phone number',
  ],
  'twilio:21617': ['body exceeds the 1600 character limit'],
  'twilio:30003': ['Unreachable destination handset'],
  'twilio:30034': ['Message from an Unregistered Number', 'unregistered nurnber'],
  'twilio:20404': [
    'HTTP 404 error Unable to create record',
    'HTTP 404 error Unable to fetch record',
    'HTTP 404 error Unable to update record',
  ],
  'twilio:21215': [
    'Account not authorized to call',
    'Perhaps you need to enable some international permissions',
  ],
  'twilio:20003': [
    'Unable to create record Authenticate',
    'Unable to fetch record Authenticate',
    'HTTP 401 error Unable to create record',
    'invalid username',
    'Authentication Error - invalid username',
  ],
  'telnyx:40300': ['Blocked due to STOP message'],
  'telnyx:40010': ['Not 10DLC registered', 'message is not registered with a 10DLC campaign'],
  'dca2:602': ['Inconsistency between the sample message and the use case'],
  'telnyx:40302': ['Message too long'],
  'telnyx:40002': ['Message blocked as spam'],
  'telnyx:40305': ["The 'from' address should be string containing a valid phone number"],
  'plivo:50': ['is not a valid phone number'],
  'bandwidth:9902': ['DLR_EXPIRED'],
  'bandwidth:4476': ['destination carrier requires registration of the number'],
  'vonage-sms-api:4': ['Bad Credentials'],
  'vonage-sms-api:29': ['Non White-listed Destination - rejected', 'Non-Whitelisted Destination'],
  'vonage-sms-api:15': ['Illegal Sender Address'],
  'vonage-sms-api:9': ['Quota Exceeded - rejected', 'Partner quota violation'],
  'vonage-sms-api:1': ['Throughput Rate Exceeded'],
  'sinch-10dlc-dlr:64': ['Blocked due to exceeded quota'],
};
