// The command palette: every page, tool and registration that is known here, by a few letters.
import { Combobox, Group, ScrollArea, Text, TextInput, useCombobox } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { catalogue } from '@tendlc/compliance';
import { useEffect, useState } from 'react';
import { peekCachedRows } from '../api/cached.ts';
import { useUser } from '../api/session.ts';
import { useIsSandbox } from '../api/service-info.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ADMIN_PAGES } from '../pages/admin/admin-pages.ts';
import { type PageEntry, pagesFor } from './navigation.ts';
import { nameToWords } from '../format/words.ts';

type Command = {
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  readonly href: string;
};

/** In this order. */
const GROUPS = ['Pages', 'Administration', 'Actions', 'Brands', 'Campaigns', 'Tools'];

/** More than anybody reads; the next letter makes them fewer. */
const SHOWN_MAX = 30;

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

/** What was loaded before; looking for more would cost a token. */
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

/** Each word somewhere; what begins like the search comes first. */
function search(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter(({ group, label, detail = '' }) =>
    words.every((word) => `${group} ${label} ${detail}`.toLowerCase().includes(word)),
  );
  const begins = ({ label }: Command) => label.toLowerCase().startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((command) => !begins(command))].slice(0, SHOWN_MAX);
}

export function Palette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };
  // The list is always there; what would close it, the Escape key, closes the dialog.
  const combobox = useCombobox({ opened: true, onDropdownClose: close });
  const router = useRouter();
  const isSandbox = useIsSandbox();
  const { isAdmin } = useUser();
  const toCommand =
    (group: string) =>
    ({ to, label }: PageEntry): Command => ({ group, label, href: to });
  const pages = [
    ...pagesFor({ isSandbox, isAdmin }).map(toCommand('Pages')),
    ...(isAdmin ? ADMIN_PAGES.map(toCommand('Administration')) : []),
  ];
  const found = opened ? search([...pages, ...ACTIONS, ...commandsOfRecords(), ...TOOLS], text) : [];
  const groups = GROUPS.filter((name) => found.some(({ group }) => group === name));
  useEffect(() => {
    combobox.selectFirstOption();
    // Only what is shown moves the choice back to the top.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, opened]);
  const go = (href: string) => {
    close();
    void router.navigate({ href });
  };
  return (
    <Dialog opened={opened} title="Go to" onClose={close} closeOnClickOutside>
      <Combobox store={combobox} onOptionSubmit={go}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            aria-label="Search pages, tools, brands, and campaigns"
            placeholder="Search pages, tools, brands, and campaigns"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <ScrollArea.Autosize mah="50vh" mt="sm" type="auto">
          <Combobox.Options aria-label="Search results">
            {found.length === 0 && <Combobox.Empty>No results</Combobox.Empty>}
            {groups.map((group) => (
              <Combobox.Group key={group} label={group}>
                {found
                  .filter((command) => command.group === group)
                  .map(({ href, label, detail }) => (
                    <Combobox.Option key={href} value={href}>
                      <Text size="sm" fw={600} lineClamp={1} className="given">
                        {label}
                      </Text>
                      {detail !== undefined && (
                        <Text size="xs" lineClamp={1}>
                          {detail}
                        </Text>
                      )}
                    </Combobox.Option>
                  ))}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </ScrollArea.Autosize>
      </Combobox>
      <Group mt="sm" gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          Arrow keys to move, Enter to open, Esc to close
        </Text>
      </Group>
    </Dialog>
  );
}
