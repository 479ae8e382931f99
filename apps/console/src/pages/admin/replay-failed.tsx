// Replays all failed registry events that the filters of the list name.
import { List } from '@mantine/core';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { useListSearch } from '../../parts/list-search.ts';
import { notify } from '../../parts/notify.ts';

export function ReplayFailed() {
  const { eventType, credentialId } = useListSearch().filters;
  const isFiltered = eventType !== undefined || credentialId !== undefined;
  const replay = async () => {
    const { message, hasMore } = await callApi((through) =>
      through.admin.replayFailedEvents({
        ...(eventType === undefined ? {} : { eventType }),
        ...(credentialId === undefined ? {} : { credentialId: Number(credentialId) }),
      }),
    );
    notify(hasMore ? `${message} Repeat this for the rest.` : message);
    void queries.invalidateQueries({ queryKey: ['admin', 'list'] });
  };
  return (
    <ConfirmedButton
      label="Replay failed events"
      title="Replay failed events?"
      confirm="Replay failed events"
      run={replay}
    >
      <List size="sm" spacing={4}>
        <List.Item>
          {isFiltered
            ? 'Up to 1,000 failed events of the chosen type and credentials, oldest first.'
            : 'Up to 1,000 failed events of all customers, oldest first.'}
        </List.Item>
        <List.Item>We fetch each record from the registry once. It is safe to repeat.</List.Item>
        <List.Item>Their time of reception and their number of attempts stay.</List.Item>
      </List>
    </ConfirmedButton>
  );
}
