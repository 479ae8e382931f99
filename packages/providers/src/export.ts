// A registration as the requests that would make it at a provider (G-87).
import { FIELDS_OF, SUBJECTS } from '@tendlc/registration';
import { bodiesOf } from './body.ts';
import { ONE_WAY } from './conversion.ts';
import { type Evaluated, evaluateField, type Lost, type Missing, type Warning } from './evaluate.ts';
import { callsOf, type Path, type Product, type Provider, type ProviderCall } from './provider.ts';
import {
  fieldsOf,
  type Fill,
  holds,
  isPlainCopy,
  pathsOf,
  splitPath,
  valueAt,
  type Values,
  withAnswers,
} from './values.ts';

export type ExportedCall = {
  order: number;
  method: string;
  path: string;
  /** What the provider calls it, where the path does not say it. */
  operation?: string;
  contentType: string;
  body: unknown;
  /** The orders of the calls whose answers it needs. */
  dependsOn: number[];
  note?: string;
};

export type ProviderExport = {
  provider: string;
  title: string;
  product: Product;
  asOf: string;
  partial: boolean;
  calls: ExportedCall[];
  missing: Missing[];
  lost: Lost[];
  warnings: Warning[];
  unknown: string[];
  sources: string[];
};

export type ExportInput = {
  readonly provider: Provider;
  readonly product: Product;
  readonly values: Values;
  readonly fill: Fill;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The requests, where the service that sends them has built them itself. */
  readonly built?: readonly ExportedCall[] | undefined;
};

const OLD_DAYS = 180;
const DAY_MS = 86_400_000;

/** The first day that a date can mean: `2026` is January 1. */
const firstDayOf = (date: string): string => `${date}${'-01-01'.slice(date.length - 4)}`;

function warningsOfSource({ title, isPartial }: Provider, asOf: string, today: string): Warning[] {
  const days = Math.floor((Date.parse(today) - Date.parse(firstDayOf(asOf))) / DAY_MS);
  return [
    ...(days > OLD_DAYS
      ? [
          {
            path: 'asOf',
            problem: `Our sources for ${title} are of ${asOf}. Compare with its current documentation.`,
          },
        ]
      : []),
    ...(isPartial === true
      ? [{ path: 'provider', problem: `${title} publishes only part of its requests. See “unknown”.` }]
      : []),
  ];
}

type EvaluatedCall = {
  readonly call: ProviderCall;
  readonly parameters: readonly Evaluated[];
  readonly fields: readonly Evaluated[];
};

/** `{name}` in a path becomes the value of a field that stands there; an unknown one stays. */
const pathOf = ({ call, fields }: EvaluatedCall): string =>
  fields.reduce(
    (path, { field, value }) =>
      field.isInPath === true && typeof value === 'string'
        ? path.replace(`{${field.name}}`, encodeURIComponent(value))
        : path,
    call.path,
  );

const isAnswered = ({ fields }: EvaluatedCall): boolean =>
  fields.some(({ field, value }) => field.ask !== undefined && value !== undefined);

function numberCalls(provider: Provider, evaluated: readonly EvaluatedCall[]): ExportedCall[] {
  const ordersOf = new Map<string, number[]>();
  const calls: ExportedCall[] = [];
  for (const one of evaluated) {
    const { id, method, operation, dependsOn, note } = one.call;
    const orders: number[] = [];
    for (const body of bodiesOf(one.call, one.parameters, one.fields)) {
      const order = calls.length + 1;
      orders.push(order);
      calls.push({
        order,
        method,
        path: pathOf(one),
        ...(operation !== undefined && { operation }),
        contentType: provider.contentType,
        body,
        dependsOn: dependsOn.flatMap((needed) => ordersOf.get(needed) ?? []),
        ...(note !== undefined && { note }),
      });
    }
    ordersOf.set(id, orders);
  }
  return calls;
}

/** A packet without a campaign registers a brand alone. */
const isGivenAtAll = (values: Values['campaign']): boolean =>
  values !== undefined && Object.keys(values).length > 0;

/** Where a page has no address of its own, it has that of the field; so the address of a page is also that of an empty field. */
const FIELDS_OF_PAGES: readonly (readonly [field: Path, page: string])[] = [
  ['brand.website', 'pages.website'],
  ['campaign.privacyPolicyLink', 'pages.privacyPolicy'],
  ['campaign.termsAndConditionsLink', 'pages.terms'],
];

/** An address that stands only in the pages stands in its field, too, if the packet has that subject. */
function withAddressesOfPages(values: Values): Values {
  const filled = { brand: { ...values.brand }, campaign: { ...values.campaign } } as Record<
    string,
    Record<string, unknown>
  >;
  for (const [field, page] of FIELDS_OF_PAGES) {
    const [subject, name] = splitPath(field);
    const address = valueAt(values, page);
    if (address !== undefined && valueAt(values, field) === undefined && isGivenAtAll(values[subject])) {
      (filled[subject] as Record<string, unknown>)[name] = address;
    }
  }
  return {
    ...values,
    ...(isGivenAtAll(values.brand) && { brand: filled['brand'] }),
    ...(isGivenAtAll(values.campaign) && { campaign: filled['campaign'] }),
  };
}

/** The fields of the packet that no field of the provider takes. A label that repeats a value does not keep it. */
function unplaced(provider: Provider, calls: readonly ProviderCall[], values: Values): Lost[] {
  const placed = new Set(
    fieldsOf(calls)
      .filter(({ as }) => as !== ONE_WAY)
      .flatMap((field) => [...pathsOf(field), ...(field.orFrom ? [field.orFrom] : [])]),
  );
  const isPlacedAsField = (page: string): boolean =>
    FIELDS_OF_PAGES.some(
      ([field, own]) => own === page && placed.has(field) && valueAt(values, field) === valueAt(values, page),
    );
  const given = SUBJECTS.flatMap((subject) =>
    Object.keys(FIELDS_OF[subject]).map((name) => `${subject}.${name}`),
  ).filter((path) => valueAt(values, path) !== undefined && !isPlacedAsField(path));
  return given.flatMap((path) => {
    const { lost = {}, sentLater = {}, title } = provider;
    const why = placed.has(path as Path) ? sentLater[path] : (lost[path] ?? `${title} has no field for it.`);
    return why === undefined ? [] : [{ path, why }];
  });
}

/** A value that another field carries is not lost. */
function notCarried(evaluated: readonly Evaluated[]): Lost[] {
  const carried = new Set<string>(
    evaluated.flatMap(({ field, value, lost }) =>
      value === undefined ? [] : pathsOf(field).filter((path) => !lost.some((one) => one.path === path)),
    ),
  );
  return evaluated.flatMap(({ lost }) => lost).filter(({ path }) => !carried.has(path));
}

/** The first of each key. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function missingOf(evaluated: readonly Evaluated[], built: readonly ExportedCall[] | undefined): Missing[] {
  const hasBuilt = (name: string) =>
    built?.some(({ body, path }) => Object.hasOwn(body ?? {}, name) || path.includes(`/${name}/`)) ?? false;
  const questions = evaluated.flatMap(({ field, missing }) =>
    missing === undefined || hasBuilt(field.name)
      ? []
      : [{ missing, key: isPlainCopy(field) ? String(field.from) : field.name }],
  );
  return uniqueBy(questions, ({ key }) => key).map(({ missing }) => missing);
}

/** The calls that this packet needs, with its values. */
function evaluateCalls({ provider, product, values, fill, built }: ExportInput): EvaluatedCall[] {
  const all = callsOf(provider, product) ?? [];
  const answered = withAnswers(values, all, fill);
  return all
    .filter(
      ({ when, about }) =>
        holds(when, answered) &&
        (built === undefined || about !== 'campaign' || isGivenAtAll(answered.campaign)),
    )
    .map((call) => {
      const evaluate = (field: ProviderCall['fields'][number]) =>
        evaluateField(provider, field, answered, fill, call.isOptional === true);
      return { call, parameters: (call.parameters ?? []).map(evaluate), fields: call.fields.map(evaluate) };
    });
}

/** Pure: the same input gives the same requests. Nothing is invented and nothing is cut. */
export function exportPacket(given: ExportInput): ProviderExport {
  const { provider, product, built, today } = given;
  const values = built === undefined ? withAddressesOfPages(given.values) : given.values;
  const input = { ...given, values };
  const tollFree = product === 'tollfree' ? provider.tollFree : undefined;
  const asOf = tollFree?.asOf ?? provider.asOf;
  const evaluated = evaluateCalls(input);
  const fields = evaluated.flatMap((one) => [...one.parameters, ...one.fields]);
  const sent = evaluated.filter((one) => one.call.isOptional !== true || isAnswered(one));
  return {
    provider: provider.id,
    title: provider.title,
    product,
    asOf,
    partial: provider.isPartial === true,
    calls: built === undefined ? numberCalls(provider, sent) : [...built],
    missing: missingOf(fields, built),
    lost: uniqueBy(
      [
        ...notCarried(fields),
        ...unplaced(
          provider,
          evaluated.map(({ call }) => call),
          values,
        ),
      ],
      ({ path }) => path,
    ),
    warnings: uniqueBy(
      [...warningsOfSource(provider, asOf, today), ...fields.flatMap(({ warnings }) => warnings)],
      ({ path, problem }) => `${path} ${problem}`,
    ),
    unknown: [...provider.unknown, ...(tollFree?.unknown ?? [])],
    sources: [...provider.sources],
  };
}
