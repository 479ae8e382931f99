// Messaging providers with error codes of their own that none of our lists has, so that a number means something else there.

/**
 * Lowercase words and phrases that identify the provider, without names that are ordinary words alone. Resellers that
 * show the codes of a provider with a list, such as HighLevel, are not here.
 */
export const otherProviders: readonly string[] =
  `46elks|8x8|africas talking|africastalking|azure communication|bulksms|bulkgate|cequens|clickatell|clicksend|d7 networks|d7networks|d7sms|
engagespark|esendex|eztexting|fast2sms|firetext|gatewayapi|gupshup|hubtel|kaleyra|karix|labsmobile|lox24|messagebird|messagemedia|messente|
mobizon|moceanapi|msg91|mtalkz|netelip|octopush|quiubas|routemobile|sendinblue|brevo|sendo|sendpulse|simpletexting|slicktext|sms ru|
smsaero|smsapi|smsbroadcast|smsc ru|smscountry|smseagle|smsfactor|smsgatewayhub|smsglobal|smsmode|smstools|smsportal|springedge|telesign|
telerivet|termii|textbelt|textlocal|textmagic|text magic|tyntec|unifonic|unimtx|voodoosms|wavecell|whispir|xoxzo|yunpian|zenvia`
    .split('|')
    .map((name) => name.trim());
