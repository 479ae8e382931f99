// Recognizes the marks of challenge pages, captchas, script applications, and postal addresses in attributes and scripts.
import type { PageMark } from '../page.ts';
import type { Attributes } from './visibility.ts';

const CHALLENGE = /challenge-platform|cf[-_]chl|_incapsula_|datadome|px-captcha|perimeterx|awswaf/i;
const CAPTCHA = /hcaptcha|recaptcha|turnstile/i;
const APP_ROOT = /^(?:root|app|__next|__nuxt|___gatsby|q-app|svelte|app-root)$/;
const SOCIAL_LOGIN = /accounts\.google\.com\/o\/oauth2|appleid\.apple\.com\/auth|login\.microsoftonline\.com/;

export function findMarks(attributes: Attributes, marks: Set<PageMark>): void {
  const source = `${attributes['src'] ?? ''} ${attributes['class'] ?? ''} ${attributes['href'] ?? ''} ${attributes['action'] ?? ''} ${attributes['id'] ?? ''}`;
  if (attributes['data-sitekey'] !== undefined || CAPTCHA.test(source)) {
    marks.add('captcha');
  }
  if (CHALLENGE.test(source)) {
    marks.add('challenge');
  }
  if (SOCIAL_LOGIN.test(source)) {
    marks.add('social-login');
  }
  if (APP_ROOT.test(attributes['id'] ?? '')) {
    marks.add('app-root');
  }
}

export const isChallengeScript = (script: string): boolean => CHALLENGE.test(script);

export const hasAddressData = (script: string): boolean => /"PostalAddress"|"streetAddress"/.test(script);

export const isPostalAddress = (attributes: Attributes): boolean =>
  /postaladdress|streetaddress/i.test(`${attributes['itemtype'] ?? ''} ${attributes['itemprop'] ?? ''}`);
