import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type AtsCheck, type AtsCheckSummary, listAtsChecks, readAtsCheck } from '@vitae/contract/ats';
import { usePlatform, useUser } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';

export const HISTORY_KEY = ['ats-checks'];
const checkKey = (id: string) => ['ats-check', id];

/** The user's checks, the newest first. */
export function useHistory() {
  const { http } = usePlatform();
  const user = useUser();
  return useQuery({
    queryKey: HISTORY_KEY,
    queryFn: async ({ signal }) => (await send(http, listAtsChecks, {}, { signal })).checks,
    enabled: user !== null,
  });
}

export const checkQuery = (http: ReturnType<typeof usePlatform>['http'], id: string) => ({
  queryKey: checkKey(id),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AtsCheck> =>
    (await send(http, readAtsCheck, { params: { id } }, { signal })).check,
  // A report never changes.
  staleTime: Number.POSITIVE_INFINITY,
});

/** A check with its report; nothing is asked for where there is no id. */
export function useCheck(id: string | undefined) {
  const { http } = usePlatform();
  return useQuery({ ...checkQuery(http, id ?? ''), enabled: id !== undefined });
}

/** Puts a check that has just been made where the screens look for it. */
export function keepCheck(client: QueryClient, check: AtsCheck): void {
  client.setQueryData(checkKey(check.id), check);
  void client.invalidateQueries({ queryKey: HISTORY_KEY });
}

/** What two checks are of: the same resume, or the same kept version of it, against the same advert. */
export const seriesOf = ({ resume_id, resume_name, resume_version, advert_key, region }: AtsCheckSummary) =>
  [resume_id ?? `file ${resume_name}`, resume_version?.created_at ?? '', advert_key, region].join('\n');

/** The check before, of the same resume and advert, by the same engine. */
export function checkBefore(checks: readonly AtsCheckSummary[], check: AtsCheckSummary): AtsCheckSummary | undefined {
  return checks.find(
    (other) =>
      other.created_at < check.created_at && other.version === check.version && seriesOf(other) === seriesOf(check),
  );
}

/** Checks beside each other. */
export const comparisonPath = (ids: readonly string[]) =>
  `/ats-dashboard?${new URLSearchParams({ compare: ids.join(',') })}`;

export const resultPath = (id: string) => `/ats-checker-result?check=${encodeURIComponent(id)}`;
