// Cases of sanitize. Each name says what the row tests.

export type SanitizeCase = {
  readonly probes: string;
  readonly type: 'escapeHTML' | 'sanitizeEmail' | 'sanitizeURL' | 'sanitizePhone';
  readonly input: string;
  /** Empty means that the input is rejected. */
  readonly sanitized: string;
  readonly finds?: readonly string[];
};

const html = (probes: string, input: string, sanitized: string, ...finds: string[]): SanitizeCase => ({
  probes,
  type: 'escapeHTML',
  input,
  sanitized,
  finds,
});
const email = (probes: string, input: string, sanitized: string, ...finds: string[]): SanitizeCase => ({
  probes,
  type: 'sanitizeEmail',
  input,
  sanitized,
  finds,
});
const url = (probes: string, input: string, sanitized: string, ...finds: string[]): SanitizeCase => ({
  probes,
  type: 'sanitizeURL',
  input,
  sanitized,
  finds,
});
const phone = (probes: string, input: string, sanitized: string, ...finds: string[]): SanitizeCase => ({
  probes,
  type: 'sanitizePhone',
  input,
  sanitized,
  finds,
});

export const sanitizeCases: readonly SanitizeCase[] = [
  html('markup', '<b>hi</b>', '&lt;b&gt;hi&lt;/b&gt;'),
  html('both quotes', `"a" 'b'`, '&quot;a&quot; &#39;b&#39;'),
  html('an escaped ampersand is escaped again and reported', '&amp;', '&amp;amp;', 'html.already-escaped'),
  html('a numeric reference is reported', '&#38;', '&amp;#38;', 'html.already-escaped'),
  html('line breaks stay', 'a\r\n\tb', 'a\r\n\tb'),
  html('a NUL character is removed', 'a\0b', 'ab'),
  html('half of a surrogate pair becomes the replacement character', '\ud800', '\ufffd'),
  html('other scripts are unchanged', '中 é 😀', '中 é 😀'),

  email('a plain address', 'jo@example.com', 'jo@example.com', 'email.valid'),
  email('surrounding spaces and an uppercase domain', '  Jo.Doe@EXAMPLE.Com ', 'Jo.Doe@example.com'),
  email('a plus tag', 'jo+sms@example.co.uk', 'jo+sms@example.co.uk'),
  email('display format', 'Jo Doe <jo@example.com>', 'jo@example.com', 'email.unwrapped'),
  email('mailto', 'mailto:jo@example.com', 'jo@example.com', 'email.unwrapped'),
  email('an international domain', 'jo@bücher.de', 'jo@xn--bcher-kva.de'),
  email('a free email provider is reported', 'jo@gmail.com', 'jo@gmail.com', 'email.free-provider'),
  email('no at sign', 'example.com', '', 'email.one-at-sign'),
  email('two at signs', 'a@b@example.com', '', 'email.one-at-sign'),
  email('a quoted part before the at sign', '"very.@odd"@example.com', '', 'email.local-part'),
  email('nothing before the at sign', '@example.com', '', 'email.one-at-sign'),
  email('consecutive dots', 'jo..doe@example.com', '', 'email.local-part'),
  email('a space in the address', 'jo doe@example.com', '', 'email.local-part'),
  email('non-ASCII letters', 'jö@example.com', '', 'email.local-part'),
  email('a domain without a top-level domain', 'jo@localhost', '', 'email.domain'),
  email('an IP address', 'jo@192.0.2.1', '', 'email.domain'),
  email('an injected header', 'jo@example.com\r\nBcc: all@example.com', '', 'email.line-break'),
  email('a local part that is too long', `${'a'.repeat(65)}@example.com`, '', 'email.local-part'),

  url('a plain URL', 'https://example.com/a?b=1#c', 'https://example.com/a?b=1#c', 'url.valid'),
  url('no scheme', 'example.com/a', 'https://example.com/a', 'url.scheme-added'),
  url('no scheme but a port', 'example.com:8080/a', 'https://example.com:8080/a', 'url.scheme-added'),
  url('an uppercase host', 'HTTPS://EXAMPLE.COM', 'https://example.com/'),
  url('parent folders in the path', 'https://example.com/a/../b', 'https://example.com/b'),
  url('an international host', 'https://bücher.de', 'https://xn--bcher-kva.de/', 'url.international'),
  url('http is allowed and reported', 'http://example.com', 'http://example.com/', 'url.insecure'),
  url('a look-alike host', 'https://аpple.com', 'https://xn--pple-43d.com/', 'url.mixed-scripts'),
  url('a link shortener is reported', 'https://bit.ly/x', 'https://bit.ly/x', 'url.public-shortener'),
  url('a private address', 'http://127.0.0.1/x', '', 'url.raw-address'),
  url('a number as an address', 'http://2130706433/', '', 'url.raw-address'),
  url('an IPv6 address', 'https://[2001:db8::1]/', '', 'url.raw-address'),
  url('a name without a public suffix', 'https://intranet/start', '', 'url.public-host'),
  url('a reserved top-level domain', 'https://shop.localhost/', '', 'url.public-host'),
  url('a host with an underscore', 'https://my_shop.com/', '', 'url.dns-name'),
  url('a host with a hyphen at the end', 'https://shop-.com/', '', 'url.dns-name'),
  url('a host with an empty part', 'https://shop..com/', '', 'url.dns-name'),
  url('a host part that is too long', `https://${'a'.repeat(64)}.com/`, '', 'url.dns-name'),
  url('javascript', 'javascript:alert(1)', '', 'url.scheme'),
  url('javascript in disguise', 'java\nscript:alert(1)', '', 'url.scheme'),
  url('javascript behind a control character', '\u0001javascript:alert(1)', '', 'url.scheme'),
  url('data', 'data:text/html,<script>1</script>', '', 'url.scheme'),
  url('file', 'file:///etc/passwd', '', 'url.scheme'),
  url('credentials', 'https://paypal.com@evil.example/', '', 'url.credentials'),
  url('a sentence', 'see our page', '', 'url.parsable'),
  url('only a scheme', 'https://', '', 'url.parsable'),

  phone('the letter O for a zero', '202-456-111O', '', 'phone.readable'),
  phone('the letter l for a one', '202-456-l111', '', 'phone.readable'),
  phone('the letter I for a one', '(202) 456-1I11', '', 'phone.readable'),
  phone('two letters for digits', '2O2-456-111O', '', 'phone.readable'),
  phone('a short word on the keypad', '(512) 555-7FUN', '+15125557386', 'phone.vanity'),
  phone('ten digits in brackets', '(512) 555-7123', '+15125557123', 'phone.valid'),
  phone('eleven digits', '1-512-555-7123', '+15125557123'),
  phone('E.164 format', '+15125557123', '+15125557123'),
  phone('dots', '512.555.7123', '+15125557123'),
  phone('full-width digits', '５１２５５５７１２３', '+15125557123'),
  phone('an extension', '512-555-7123 ext. 12', '+15125557123', 'phone.extension'),
  phone('toll-free', '800-356-9377', '+18003569377', 'phone.toll-free'),
  phone('another country', '+44 20 7946 0958', '+442079460958', 'phone.country'),
  phone('tel', 'tel:+1-512-555-7123', '+15125557123'),
  phone('a service area code', '911-555-7123', '', 'phone.assigned'),
  phone('an exchange that starts with 1', '512-155-7123', '', 'phone.assigned'),
  phone('too short', '555-7123', '', 'phone.assigned'),
  phone('words', 'call me', '', 'phone.digits'),
  phone('an unassigned area code', '999-555-7123', '', 'phone.assigned'),
  phone('a number reserved for fiction', '(503) 555-0142', '+15035550142', 'phone.fictional'),
  phone('a number spelled in letters', '1-800-FLOWERS', '+18003569377', 'phone.vanity'),
  phone('letters after the tenth digit', '1-800-CONTACTS', '+18002668228', 'phone.vanity'),
  phone('letters at the end', '(512) 555-TACO', '+15125558226', 'phone.vanity'),
  phone('the prefix 00', '00 1 (765) 234-7890', '+17652347890', 'phone.international-prefix'),
  phone('the prefix 00 of another country', '0044 20 7946 0958', '+442079460958', 'phone.country'),
  phone('words with a colon in front', '📞 Phone: 512-555-7123', '+15125557123', 'phone.label'),
  phone('a zero in front of the country code', '+01.5125557123', '', 'phone.readable'),
  phone('letters that are not a number', '512-555-7123 office', '', 'phone.readable'),
  email('a reserved top-level domain', 'jo@shop.localhost', '', 'email.unknown-suffix'),
  email('a domain with an accent', 'info@clínica.com', 'info@xn--clnica-4va.com', 'email.international'),
  url('a URL with a space', 'https://example.com/a b', '', 'url.parsable'),
];
