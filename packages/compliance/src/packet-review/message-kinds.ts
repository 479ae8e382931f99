// Words that say which messages a program sends.
export const MESSAGE_KINDS =
  /\b(?:reminders?|notif\w{3,9}|notices?|alerts?|updates?|confirmations?|codes?|passcodes?|verification|offers?|promotions?|promotional|marketing|deals?|discounts?|coupons?|specials?|sales?|news|newsletters?|announcements?|surveys?|polls?|receipts?|invoices?|statements?|tracking|deliver(?:y|ies)|shipping|orders?|appointments?|bookings?|reservations?|schedul\w{1,4}|events?|closings?|emergenc(?:y|ies)|donations?|fundraising|prayers?|devotionals?|tips|support|account|security|billing|payments?|questions?|answers?|repl(?:y|ies)|listings?|showings?|estimates?|visits?|class(?:es)?|deadlines?|meetings?|results?|status|inquiries|rides?|tickets?|times|hours|warn(?:s|ings?)|clos(?:ed|ures?)|cancel(?:l?ed|lations?)|delays?|storms?|weather|shifts?|policy|services?|work|campaign|contest|opinions?)\b/i;

/** “Texts about your loads” name their topic, whatever it is. */
export const MESSAGE_TOPIC =
  /\b(?:texts?|messages|msgs|sms|alerts)(?: \w+){0,2} (?:about|on|regarding|when) (?!(?:this|us|our business|messages?)\b)\w+/i;
