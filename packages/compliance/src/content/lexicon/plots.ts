// The plots of every content category.
import { causePlots } from './plots-causes.ts';
import { conductPlots } from './plots-conduct.ts';
import { fraudPlots } from './plots-fraud.ts';
import { goodsPlots } from './plots-goods.ts';
import { moneyPlots } from './plots-money.ts';
import { offerPlots } from './plots-offers.ts';
import { plainTalkPlots } from './plots-plain-talk.ts';

const bySubject: Readonly<Record<string, string>> = {
  ...causePlots,
  ...conductPlots,
  ...fraudPlots,
  ...goodsPlots,
  ...moneyPlots,
  ...offerPlots,
};

/**
 * By the id of the category, separated by `|`: clues that must be together in a text, in any order, joined by `+`; the
 * first is the one that is quoted. After `-`: clues that make it innocent. `~` and a number: all clues lie within so many
 * words. `!` before a plot: it is certain by itself, without a word that makes it innocent; `?`: it is a warning by itself.
 */
export const plots: Readonly<Record<string, string>> = {
  ...bySubject,
  ...Object.fromEntries(
    Object.entries(plainTalkPlots).map(([id, list]) => [id, `${bySubject[id] ?? ''}|${list}`]),
  ),
};
