// The command palette: finds pages, tools, and the registrations known in this tab.
import { Text } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useRouter } from '@tanstack/react-router';
import { catalogue } from '@tendlc/compliance';
import { useEffect, useId } from 'react';
import { peekCachedRows } from '../api/cached.ts';
import { useIsSandbox } from '../api/service-info.ts';
import { useUser } from '../api/session.ts';
import { nameToWords } from '../format/words.ts';
import { ADMIN_PAGES } from '../pages/admin/admin-pages.ts';
import { type PageEntry, pagesFor } from './navigation.ts';

type Command = {
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  readonly href: string;
};

/** In display order. */
const GROUPS = ['Pages', 'Administration', 'Actions', 'Brands', 'Campaigns', 'Tools'];

/** More results than this are not useful; another letter reduces them. */
const SHOWN_MAX = 30;

const SEARCH_LABEL = 'Search pages, tools, brands, and campaigns';

const TOOLS: readonly Command[] = catalogue.map(({ name, title, summary }) => ({
  group: 'Tools',
  label: title,
  detail: summary,
  href: `/tools/${name}`,
}));

const ACTIONS: readonly Command[] = [
  { group: 'Actions', label: 'Register brand', href: '/registry/brands/new' },
  { group: 'Actions', label: 'Register campaign', href: '/registry/campaigns/new' },
];

type Named = { readonly localId: number };

/** Only records that are already loaded: loading more costs a token. */
function commandsOfRecords(): Command[] {
  const brands = peekCachedRows<readonly (Named & { brandName: string })[]>('brands') ?? [];
  const campaigns =
    peekCachedRows<readonly (Named & { usecase: string; description: string })[]>('campaigns') ?? [];
  return [
    ...brands.map(({ localId, brandName }) => ({
      group: 'Brands',
      label: brandName,
      href: `/registry/brands/${localId}`,
    })),
    ...campaigns.map(({ localId, usecase, description }) => ({
      group: 'Campaigns',
      label: `${nameToWords(usecase)} campaign`,
      detail: description,
      href: `/registry/campaigns/${localId}`,
    })),
  ];
}

/** Commands that contain every word. Those that begin with the search come first in their group. */
function search(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter(({ group, label, detail = '' }) =>
    words.every((word) => `${group} ${label} ${detail}`.toLowerCase().includes(word)),
  );
  const begins = ({ label }: Command) => label.toLowerCase().startsWith(words[0] ?? '');
  const ranked = [...found.filter(begins), ...found.filter((command) => !begins(command))];
  const shown = ranked.slice(0, SHOWN_MAX);
  return GROUPS.flatMap((name) => shown.filter(({ group }) => group === name));
}

function useCommands(): Command[] {
  const isSandbox = useIsSandbox();
  const { isAdmin } = useUser();
  const toCommand =
    (group: string) =>
    ({ to, label }: PageEntry): Command => ({ group, label, href: to });
  return [
    ...pagesFor({ isSandbox, isAdmin }).map(toCommand('Pages')),
    ...(isAdmin ? ADMIN_PAGES.map(toCommand('Administration')) : []),
    ...ACTIONS,
    ...commandsOfRecords(),
    ...TOOLS,
  ];
}

const [store, palette] = createSpotlight();

/** @param request changes when a person asks for the palette */
export function Palette({ request }: { request: number }) {
  useEffect(() => palette.open(), [request]);
  const { query, selected } = useSpotlight(store);
  const router = useRouter();
  const found = search(useCommands(), query);
  const listId = useId();
  // Screen readers learn which result is selected while the focus stays in the search field.
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      scrollable
      maxHeight="60vh"
      attributes={{ content: { 'aria-label': 'Go to' } }}
      // The library's dimmed text is too pale on the selected action.
      styles={{ actionDescription: { color: 'inherit', opacity: 1 } }}
    >
      <Spotlight.Search
        placeholder={SEARCH_LABEL}
        aria-label={SEARCH_LABEL}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={selected >= 0 && selected < found.length ? optionId(selected) : undefined}
      />
      <Spotlight.ActionsList>
        <div role="listbox" id={listId} aria-label="Search results">
          {GROUPS.filter((name) => found.some(({ group }) => group === name)).map((name) => (
            <Spotlight.ActionsGroup key={name} label={name} role="group" aria-label={name}>
              {found.map(
                ({ group, href, label, detail }, index) =>
                  group === name && (
                    <Spotlight.Action
                      key={href}
                      // The component drops an `id`.
                      renderRoot={(props) => <button {...props} id={optionId(index)} />}
                      role="option"
                      aria-selected={index === selected}
                      label={label}
                      description={detail ?? ''}
                      onClick={() => void router.navigate({ href })}
                    />
                  ),
              )}
            </Spotlight.ActionsGroup>
          ))}
        </div>
        {found.length === 0 && <Spotlight.Empty>No results</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer>
        <Text size="xs" c="dimmed">
          Arrow keys to move, Enter to open, Esc to close
        </Text>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}
