// Messaging providers with error codes of their own that none of our lists has, so that a number means something else there.

/**
 * Lowercase words and phrases that identify the provider, without names that are ordinary words alone. Resellers that
 * show the codes of a provider with a list, such as HighLevel, are not here.
 */
export const otherProviders: readonly string[] =
  `46elks|8x8|acs sms|africas talking|africastalking|aliyun|alibaba cloud|amio|azure|azure communication|bulksms|bulk sms gateway|bulkgate|
cequens|cm com|cmcom|clickatell|click send|clicksend|clx communications|clxcommunications|d7 networks|d7networks|d7sms|engagespark|esendex|eztexting|
ez texting|fast2sms|firetext|gatewayapi|gupshup|heymarket|httpsms|hubtel|inteliquent|ipipi|isms|jasmin|kaleyra|kannel|karix|
labsmobile|loadsms|lox24|mailjet|mandrill|message bird|messagebird|messagemedia|messente|mitto|mobivate|mobizon|moceanapi|mocean|
movile|mozeo|msg91|msgclub|mtalkz|netelip|nrsgateway|octopush|ovh|ovhcloud|ozeki|payamak|quiubas|route mobile|routemobile|
sendinblue|brevo|sendo|sendpulse|semaphore sms|seven io|simpletexting|simple texting|slicktext|slick text|smpp com|sms ru|smsaero|smsapi|
sms api pl|smsbroadcast|smsc ru|smscountry|sms country|smsedge|smseagle|smsfactor|smsgatewayhub|smsglobal|sms global|smsmode|smspoh|
smsto|sms to|smstools|smsportal|spring edge|springedge|sweego|swiftsms|telesign|telerivet|tencent cloud|termii|textbelt|textlocal|
text local|textmagic|text magic|textus|thexyz|tyntec|unifonic|unimtx|voodoosms|voodoo sms|wavecell|websms|whispir|xoxzo|yunpian|zenvia|zipwhip`
    .split('|')
    .map((name) => name.trim());
