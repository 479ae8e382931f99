// Purposes of pages and reasons why a page could not be read, in words.
import type { EvaluatedPage } from '@tendlc/client';

export const PURPOSES: Readonly<Record<EvaluatedPage['purpose'], string>> = {
  website: 'Website',
  optIn: 'Opt-in page',
  privacy: 'Privacy policy',
  terms: 'Terms and conditions',
};

const PROBLEMS: Readonly<Record<NonNullable<EvaluatedPage['problem']>, string>> = {
  dns: 'The host name does not exist. Check the address.',
  timeout: 'The page did not load within 10 seconds.',
  tls: 'The certificate of the site is not valid, so browsers warn visitors.',
  connection: 'The connection failed, or the response was incomplete.',
  too_many_redirects: 'The page redirects more than 5 times.',
  too_large: 'The page is larger than 2 MB.',
  unsupported_type: 'The address is not a web page, a plain text, or a PDF.',
  private_address: 'The address is not on the public internet, so reviewers cannot open it.',
  invalid_url: 'The address or one of its redirects cannot be opened.',
  http_status: 'The site answers with an error.',
  not_opened: 'The page was not opened in this evaluation.',
};

export const problemWords = (problem: string): string =>
  (PROBLEMS as Readonly<Record<string, string>>)[problem] ?? 'The page could not be read.';

const languages = new Intl.DisplayNames('en-US', { type: 'language', fallback: 'code' });

/** Such as “Spanish”. A page can claim any text as its language. */
export function languageWords(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}
