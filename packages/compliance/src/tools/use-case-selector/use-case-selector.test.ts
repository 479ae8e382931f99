// Protects use-case-selector: every case, the rules of the registry, and any description.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { MESSAGE_VOLUMES, messageVolumes } from '../../facts/message-volumes.ts';
import { tmobileTiers } from '../../facts/throughput.ts';
import { useCaseRequirements } from '../../facts/use-case-requirements.ts';
import { useCaseVocabularies } from '../../facts/use-case-vocabulary.ts';
import { findUseCase, useCases } from '../../facts/use-cases.ts';
import { selectionCases } from './cases.ts';
import { useCaseSelector } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(selectionCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = useCaseSelector.run(row.request, CONTEXT);
    expect(results.recommendedUseCase).toBe(row.expect);
    const found = results.checks.map((check) => `${check.ruleId} ${check.status}`);
    expect(found).toEqual(expect.arrayContaining([...(row.finds ?? [])]));
    for (const finding of row.spares ?? []) {
      expect(found).not.toContain(finding);
    }
    expect(results.subUseCases).toEqual(row.subUseCases ?? results.subUseCases);
    expect(results.vettingRequired).toBe(row.vettingRequired ?? results.vettingRequired);
    expect(results.approvalRequired).toBe(row.approvalRequired ?? results.approvalRequired);
    expect(results.monthlyFee).toBe(row.monthlyFee ?? results.monthlyFee);
    if (row.alternative) {
      expect(results.alternatives.map(({ useCase }) => useCase)).toContain(row.alternative);
    }
  });
});

describe('facts', () => {
  test('vocabularies and requirements use registry codes, and every special use case has a requirement', () => {
    for (const { useCase } of [...useCaseVocabularies, ...useCaseRequirements]) {
      expect(findUseCase(useCase)?.code).toBe(useCase);
    }
    const required = new Set(useCaseRequirements.map(({ useCase }) => useCase));
    expect(useCases.filter(({ kind, code }) => kind === 'special' && !required.has(code))).toEqual([]);
  });

  test('phrases have the format of the matcher', () => {
    for (const { sender, strong, verb, weak } of useCaseVocabularies) {
      for (const phrase of [...sender, ...strong, ...verb, ...weak]) {
        expect(phrase).toMatch(/^[a-z0-9']+(?: [a-z0-9']+)*$/);
      }
    }
  });

  test('every volume has a tier', () => {
    expect(messageVolumes.map(({ volume }) => volume)).toEqual([...MESSAGE_VOLUMES]);
    for (const { tierName } of messageVolumes) {
      expect(tmobileTiers.map(({ name }) => name)).toContain(tierName);
    }
  });
});

describe('any description', () => {
  const vocabulary = useCaseVocabularies.flatMap(({ sender, strong, verb, weak }) => [
    ...sender,
    ...strong,
    ...verb,
    ...weak,
  ]);
  const spoken = fc
    .array(fc.constantFrom(...vocabulary, 'never', 'not', 'or', 'only', ',', '.', 'cannabis', 'we send'), {
      minLength: 1,
      maxLength: 40,
    })
    .map((words) => words.join(' '));
  const requests = fc.record(
    {
      campaignDescription: fc.oneof(anyMessage, spoken),
      messageVolume: fc.constantFrom(...MESSAGE_VOLUMES),
      hasAffiliates: fc.boolean(),
    },
    { requiredKeys: ['campaignDescription'] },
  );
  testToolProperties(useCaseSelector, requests);

  test('the recommendation can be registered', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = useCaseSelector.run(request, CONTEXT);
        const { recommendedUseCase, subUseCases, confidence } = results;
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
        expect(results.status === 'error').toBe(recommendedUseCase === null);
        const row = findUseCase(recommendedUseCase ?? 'MIXED');
        if (recommendedUseCase === null) {
          expect(subUseCases).toEqual([]);
          return;
        }
        expect(row?.code).toBe(recommendedUseCase);
        expect(subUseCases.length).toBeGreaterThanOrEqual(row?.subUseCases?.min ?? 0);
        expect(subUseCases.length).toBeLessThanOrEqual(row?.subUseCases?.max ?? 0);
        expect(new Set(subUseCases).size).toBe(subUseCases.length);
        for (const code of subUseCases) {
          expect(findUseCase(code)?.isSubUseCase).toBe(true);
        }
        if (request.messageVolume !== undefined && request.messageVolume !== 'low') {
          expect([recommendedUseCase, ...results.alternatives.map(({ useCase }) => useCase)]).not.toContain(
            'LOW_VOLUME',
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    expect(measureMs(() => void useCaseSelector.run({ campaignDescription: text }, CONTEXT))).toBeLessThan(
      DURATION_MAX_MS,
    );
  });

  test.each(['marketing ', 'is not ', 'no sale or ', 'gun lake ', 'a.', 'the '])(
    'a hostile description of maximum length does not backtrack: %s',
    (unit) => {
      const campaignDescription = unit.repeat(Math.floor(4096 / unit.length));
      expect(measureMs(() => void useCaseSelector.run({ campaignDescription }, CONTEXT))).toBeLessThan(
        DURATION_MAX_MS,
      );
    },
  );
});

describe('the choice of an expert', () => {
  const choose = (campaignDescription: string) =>
    useCaseSelector.run({ campaignDescription }, CONTEXT).recommendedUseCase;

  test.each([
    ['Your cake is ready for pickup, or the driver is on the way with the order.', 'DELIVERY_NOTIFICATION'],
    ['We text tenants when rent is due and when packages arrive.', 'MIXED'],
    ['The town lets residents know which streets close for the parade.', 'PUBLIC_SERVICE_ANNOUNCEMENT'],
    ['Parents choose which day works better and reply 1 or 2, and we use the count.', 'POLLING_VOTING'],
    ['If a server is hacked, the admins of our clients get a text with what to do.', 'SECURITY_ALERT'],
    ['El pasajero y el chofer se escriben por un numero temporal y ninguno vea el otro.', 'PROXY'],
    ['Moisture sensors text the pump controller; no person reads them.', 'M2M'],
    ['The program has an exemption from all carriers for a crisis line.', 'CARRIER_EXEMPT'],
    ['Free delivery this weekend and early bird prices for our list.', 'MARKETING'],
    ['Our club tells its 64 members which table they play at.', 'ACCOUNT_NOTIFICATION'],
  ])('of “%s” is %s', (description, useCase) => {
    expect(choose(description)).toBe(useCase);
  });

  test('a guess is never sure of itself, and quotes no words as its reason', () => {
    const descriptions = [
      'We are a chess club that texts members about games and best plays of the week',
      'We write to people.',
    ];
    for (const campaignDescription of descriptions) {
      const { checks, confidence, reasons } = useCaseSelector.run({ campaignDescription }, CONTEXT);
      expect(checks.map(({ ruleId, status }) => `${ruleId} ${status}`)).toContain(
        'selection.recognised warning',
      );
      expect(confidence).toBeLessThanOrEqual(30);
      expect(reasons).toEqual([]);
    }
  });

  test.each([
    ['debt', 'We text people with credit card bills over 10k that they qualify to pay half.'],
    ['debt', 'We purchase charged-off accounts and text the people who owe.'],
    ['investment-schemes', 'Entry and exit alerts on penny tickers for VIP members.'],
    ['firearms', 'Primers and smokeless powder, text list for drops.'],
    ['lead-generation', 'Juntamos teléfonos de personas que buscan seguro y los vendemos a varias agencias.'],
    ['phishing', 'We text that the antivirus renewed for $399 and they call us so we get on the computer.'],
  ])('refuses %s: %s', (category, campaignDescription) => {
    const { recommendedUseCase, checks } = useCaseSelector.run({ campaignDescription }, CONTEXT);
    expect(recommendedUseCase).toBeNull();
    expect(checks.map(({ ruleId }) => ruleId)).toContain(`business.${category}`);
  });

  test.each([
    ['I am a private person and I text the parents of my piano students.', 'SOLE_PROPRIETOR'],
    ['An individual without a company: I hem dresses and text when they are ready.', 'SOLE_PROPRIETOR'],
    ['No tengo compañía, trabajo con mi social y aviso cuando el celular ya quedó.', 'SOLE_PROPRIETOR'],
    ['Tienda de ropa: ofertas y descuentos cada semana para quien se apuntó en la caja.', 'MARKETING'],
    ['El banco le pregunta al cliente si reconoce una compra rara y contesta sí o no.', 'FRAUD_ALERT'],
    ['Avisamos al cliente que su paquete salió, que va en camino y que ya llegó.', 'DELIVERY_NOTIFICATION'],
    [
      'Viewers of the talent show text the number of a dancer to vote, and we confirm the vote.',
      'POLLING_VOTING',
    ],
    [
      'Nurses write one to one from their seats on our UCaaS platform, about 12 texts a day each.',
      'UCAAS_LOW',
    ],
  ])('reads “%s” as %s', (description, useCase) => {
    expect(choose(description)).toBe(useCase);
  });

  test('names the second best where two use cases are close', () => {
    const { alternatives } = useCaseSelector.run(
      {
        campaignDescription:
          'Bike shop: the repair is ready, a spring tune up, and a sale on last year’s bikes.',
      },
      CONTEXT,
    );
    expect(alternatives.length).toBeGreaterThan(0);
  });

  test.each([
    [
      'phishing',
      'Our texts look like it’s from the bank and the link collects their login and card details.',
    ],
    [
      'phishing',
      'Mandamos mensajes haciéndonos pasar por un nieto que cambió de número y pide que depositen.',
    ],
    ['debt', 'We dispute bad marks on people’s reports and text them new removals.'],
    [
      'lead-generation',
      'We pull owners of old houses from county records and text them to see if they would sell.',
    ],
    ['high-risk-loans', 'We give cash against car titles, keep driving your car, interest by the week.'],
    ['hate', 'Revenge texts: give us the number of your ex and we send insults from rotating numbers.'],
    ['adult', 'Servicio de compañía para caballeros, mandamos la disponibilidad por mensaje.'],
    ['drugs', 'Esteroides y ciclos para el gimnasio, lista de precios por texto.'],
    ['get-rich-quick', 'Red de mercadeo: invitamos por texto a juntas y ya no vuelves a trabajar.'],
  ])('refuses %s and says what would be acceptable: %s', (category, campaignDescription) => {
    const { recommendedUseCase, checks } = useCaseSelector.run({ campaignDescription }, CONTEXT);
    expect(recommendedUseCase).toBeNull();
    const finding = checks.find(({ ruleId }) => ruleId === `business.${category}`);
    expect(finding).toMatchObject({
      status: 'error',
      details: expect.any(String),
      remedy: expect.any(String),
    });
  });

  test('a low-volume campaign has the same daily cap at every trust score', () => {
    const { throughput, fees } = useCaseSelector.run(
      {
        campaignDescription: 'A small vet clinic: vaccine reminders, answers, and a coupon each month.',
        messageVolume: 'low',
      },
      CONTEXT,
    );
    expect(throughput?.tmobileByScore).toMatchObject([{ scoreMin: 0, scoreMax: 100, limit: 2000 }]);
    expect(fees.map(({ item }) => item)).toContain('Registry fee of the campaign (LOW_VOLUME)');
  });

  test.each([
    ['Fraud training for bank staff: we text which simulated scam messages they clicked on.'],
    ['Hotline for people who get threats by text; advocates answer and report to the police.'],
    ['Family jeweler since 1958, no pawn no payday, just rings. Trunk shows by text.'],
    ['Companionship and home care for seniors: caregivers text families when they arrive.'],
    ['Blood bank: reminders to donors who booked their slot at the drive.'],
    ['We sell offset smokers and pellet grills and text our list about brisket weekends.'],
    ['Drawer organizers made of old ammo cans; texts are only tracking and delivered.'],
    [
      'Level sensors in lift stations text the pump house when the wet well is high; no person on either end.',
    ],
    ['Taller gratuito para aprender a salir de deudas: le recordamos al inscrito el día y el salón.'],
    ['We text our warehouse staff when payday changes because of a holiday.'],
    ['Plumber, same day service. Customers get advance notice and a link to pay.'],
    ['Paint store: primers, rollers and weekend sales for contractors.'],
    ['Driving school: tips for the road test and lesson reminders. You bet we answer.'],
    ['Advocates answer texts from people whose ex threatens them, and remind them of court dates.'],
    ['Escuela de música: la inversión es de 40 a la semana, garantizado que aprende. Recordamos clases.'],
    ['Club de ajedrez: a los socios les llegan las partidas del jueves y las mejores jugadas.'],
    ['Youth soccer club: members get the best plays of each match and the times of the next games.'],
    ['Notary office that transfers car titles and texts drivers when the plates are ready.'],
    ['Accounting software. It texts the clients of small firms about unpaid bills that these send us.'],
    ['Savings cooperative: we warn members about payday lenders and text them workshop dates.'],
    ['Family law office. People whose ex harasses them text us, and we remind them of hearing dates.'],
    ['Welding shop: torches, pipes and brass valves; texts tell when an order can be picked up.'],
    ['Apartment maintenance: accidents happen, so tenants report leaks by text and get a time.'],
    ['Horror film festival: gore, slashers and subscribers’ clips; texts with screening changes.'],
    ['Tienda de zapatos de trabajo y uniformes: crédito que se descuenta de la nómina, avisos de pedido.'],
  ])('does not refuse an honest business: %s', (description) => {
    expect(choose(description)).not.toBeNull();
  });

  test.each([
    ['Every day our subscribers get the winning picks and a point spread for the night games.'],
    ['Préstamos sobre la nómina en quince minutos, mensajes a los que ya pidieron.'],
    ['Other companies place unpaid accounts with us, and we text the people until they pay.'],
    ['Glass shop with pipes, bongs, torches and rolling papers; weekly sale by text.'],
  ])('still refuses the trade: %s', (description) => {
    expect(choose(description)).toBeNull();
  });
});

describe('feedback that is asked for', () => {
  const select = (campaignDescription: string) => {
    const { recommendedUseCase, subUseCases } = useCaseSelector.run({ campaignDescription }, CONTEXT);
    return [recommendedUseCase, subUseCases.toSorted()];
  };

  test.each([
    'This campaign will be used to request feedback via SMS about the delivery process.',
    'We ask for feedback from customers about their recent order by text.',
    'We text patients to request feedback about their appointment.',
    'We send a survey after each delivery.',
    'We text guests for feedback on the order they got from our store',
    'We text customers who left the salon to ask for feedback about the service',
    'Post-delivery surveys are sent to customers who bought furniture from our store.',
    'Enviamos encuestas a los clientes sobre su cita en el taller.',
    'Pedimos comentarios sobre la entrega de su pedido por mensaje de texto a cada cliente.',
  ])('is a poll, whatever it is about: %s', (description) =>
    expect(select(description)).toEqual(['POLLING_VOTING', []]),
  );

  test.each([
    [
      'We send appointment reminders to our patients and a survey after each visit.',
      ['ACCOUNT_NOTIFICATION', 'POLLING_VOTING'],
    ],
    [
      'We send delivery updates for orders, and request feedback about the delivery afterwards.',
      ['DELIVERY_NOTIFICATION', 'POLLING_VOTING'],
    ],
    [
      'Surveys after visits and delivery notifications for orders of our pharmacy customers.',
      ['DELIVERY_NOTIFICATION', 'POLLING_VOTING'],
    ],
    ['Customers who left feedback about delivery get discounts', ['DELIVERY_NOTIFICATION', 'MARKETING']],
  ])('does not hide other messages: %s', (description, parts) =>
    expect(select(description)).toEqual(['MIXED', parts]),
  );

  test.each([
    ['We text surveys to voters about our candidate for mayor before the election.', 'POLITICAL'],
    ['Support agents answer customers who send feedback about their order by text.', 'CUSTOMER_CARE'],
    ['Reminders about land surveys for property owners before the surveyor arrives.', 'ACCOUNT_NOTIFICATION'],
    ['Customers who gave feedback on our store receive weekly promotional offers by text', 'MARKETING'],
    ['Thanks to feedback on our menu we text weekly specials to members', 'MARKETING'],
    ['Gracias a los comentarios sobre nuestro menú enviamos ofertas semanales a los socios', 'MARKETING'],
    ['Based on feedback about orders we send shipping updates when packages leave', 'DELIVERY_NOTIFICATION'],
    ['Teachers text feedback on homework to parents of our school', 'K12_EDUCATION'],
    ['Coaches send feedback on workouts to their clients', 'CUSTOMER_CARE'],
    ['We alert managers when a customer leaves feedback about service', 'CUSTOMER_CARE'],
    ['Feedback on suspicious logins and fraud is texted to account owners', 'FRAUD_ALERT'],
    ['We never send surveys about deliveries. We send shipping updates for orders.', 'DELIVERY_NOTIFICATION'],
  ])('is not what somebody gives or gave, and no survey of land: %s', (description, useCase) =>
    expect(select(description)[0]).toBe(useCase),
  );
});

test.each([
  'Messages may include discounts, product launches, loyalty rewards, account updates, and order notifications.',
  'Promo codes, account updates, and order alerts for our customers.',
])('notifications of orders are declared beside offers and accounts: %s', (campaignDescription) => {
  const { recommendedUseCase, subUseCases } = useCaseSelector.run({ campaignDescription }, CONTEXT);
  expect([recommendedUseCase, subUseCases.toSorted()]).toEqual([
    'MIXED',
    ['ACCOUNT_NOTIFICATION', 'DELIVERY_NOTIFICATION', 'MARKETING'],
  ]);
});

test.each([
  'Generator monitoring software on a Raspberry Pi texts the owner of the house when the generator starts, stops, or needs maintenance.',
  'El generador de la casa manda un mensaje de texto al dueño cuando arranca o falla.',
])('a machine that tells its owner what it does sends notices: %s', (campaignDescription) => {
  const { recommendedUseCase, reasons } = useCaseSelector.run({ campaignDescription }, CONTEXT);
  expect(recommendedUseCase).toBe('ACCOUNT_NOTIFICATION');
  expect(reasons.flatMap(({ words }) => words)).not.toContain('when');
});

test('offers for machines are offers', () => {
  const { recommendedUseCase } = useCaseSelector.run(
    { campaignDescription: 'Discounts on generator maintenance for customers, when the season starts.' },
    CONTEXT,
  );
  expect(recommendedUseCase).toBe('MARKETING');
});

test('a weak word alone gives little confidence', () => {
  const { confidence } = useCaseSelector.run(
    { campaignDescription: 'Downtime and monitoring of the machines in the hall.' },
    CONTEXT,
  );
  expect(confidence).toBeLessThanOrEqual(50);
});

test('one weak word is no alternative to a special use case', () => {
  const { recommendedUseCase, alternatives } = useCaseSelector.run(
    {
      campaignDescription:
        'The notification system provides residents with critical information during emergencies, such as gas leaks, boil water notices, crime alerts, or other high-priority events.',
    },
    CONTEXT,
  );
  expect(recommendedUseCase).toBe('EMERGENCY');
  expect(alternatives.map(({ useCase }) => useCase)).not.toContain('MARKETING');
});
