// Removes the styles of components that the console does not use. Mantine names each class by a hash, `m_1b7284a3`.
import postcss from 'postcss';
import type { Plugin } from 'vite';

const CLASS = /m_[0-9a-f]{6,8}/g;

const namesIn = (text: string): string[] => text.match(CLASS) ?? [];

/** A rule stays if one of its selectors can match: each class in that selector is named in a script. */
function keepUsed(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => namesIn(selector).every((name) => used.has(name)));
    if (selectors.length === 0) {
      rule.remove();
    } else {
      rule.selectors = selectors;
    }
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) {
      atRule.remove();
    }
  });
  return root.toString();
}

export const removeUnusedStyles = (): Plugin => ({
  name: 'remove-unused-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const used = new Set(files.flatMap((file) => (file.type === 'chunk' ? namesIn(file.code) : [])));
    for (const file of files) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = keepUsed(String(file.source), used);
      }
    }
  },
});
