// The colors of emails. Inline styles have the light ones; these rules add the dark ones and narrow screens.
import type { Tone } from './letter.ts';

type Colors = { readonly ink: string; readonly ground: string };

/** At least 4.5 to 1 in both schemes. */
export const TONES: Readonly<Record<Tone, Colors>> = {
  good: { ink: '#0b5c3e', ground: '#dcf3e7' },
  bad: { ink: '#96201a', ground: '#fbe4e2' },
  wait: { ink: '#74470a', ground: '#fbeed3' },
  info: { ink: '#1b4b82', ground: '#e1edfa' },
};

const DARK_TONES: Readonly<Record<Tone, Colors>> = {
  good: { ink: '#8fe0b8', ground: '#12402c' },
  bad: { ink: '#ffb0a9', ground: '#561d1a' },
  wait: { ink: '#f4cf8a', ground: '#4a3410' },
  info: { ink: '#a9cdf7', ground: '#173a61' },
};

/** The rules for a dark scheme. Outlook marks the elements that it has recolored with an attribute. */
const darkRules = (before: string): string =>
  [
    `${before}.page{background:#12181a!important}`,
    `${before}.card{background:#1b2325!important;border-color:#323d40!important}`,
    `${before}.ink{color:#e9eeee!important}`,
    `${before}.faint{color:#a9b5b6!important}`,
    `${before}.line{border-color:#323d40!important}`,
    `${before}.quote{background:#242e30!important;border-color:#5b6d6f!important}`,
    `${before}.link{color:#76c4b3!important}`,
    `${before}.button{background:#107a67!important}`,
    `${before}.mark{background:#107a67!important}`,
    ...Object.entries(DARK_TONES).map(
      ([tone, { ink, ground }]) =>
        `${before}.tone-${tone}{color:${ink}!important;background:${ground}!important}`,
    ),
  ].join('\n');

/** Constant text: nothing in it comes from people, so it needs no escaping. */
export const STYLES = {
  html: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.around{padding:16px 8px!important}
.card{padding:20px 18px!important}
}
@media (prefers-color-scheme:dark){
${darkRules('')}
}
${darkRules('[data-ogsc] ')}`,
};
