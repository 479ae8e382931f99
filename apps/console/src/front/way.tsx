// The picture of the way from a draft to the carriers, with who works on each part.
const STOPS = [
  {
    who: 'You',
    what: 'Draft',
    text: 'Enter your business and your messages once. Every change is saved.',
  },
  {
    who: 'Tendlc',
    what: 'Evaluation',
    text: 'Reviews the draft and your pages. You confirm every fee before it is charged.',
  },
  {
    who: 'The Campaign Registry',
    what: 'Brand',
    text: 'Verifies your business against its EIN and address.',
  },
  {
    who: 'Connectivity partner',
    what: 'Campaign',
    text: 'The provider that connects you to the carriers reviews your messages and how people opt in.',
  },
  {
    who: 'Carriers',
    what: 'Approval',
    text: 'Each carrier decides for itself. You see every decision as it arrives.',
  },
] as const;

const CARRIERS = ['AT&T', 'T-Mobile', 'Verizon', 'UScellular'] as const;

/** Where the stops are in the picture, which has 1,080 by 232 units: above the left edges of the columns below. */
const LINE_Y = 110;
const stopX = (index: number) => 22 + index * 196;
const carrierY = (index: number) => 30 + index * 53;
const LAST_X = stopX(STOPS.length - 1);
const END_X = 952;

function Picture() {
  return (
    <svg className="way-picture" viewBox="0 0 1080 232" aria-hidden="true">
      <defs>
        <linearGradient id="way-line" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" className="way-from" />
          <stop offset="1" className="way-to" />
        </linearGradient>
      </defs>
      <path
        className="way-back"
        d={`M${LAST_X} ${LINE_Y + 22}C${LAST_X} 215 ${stopX(1)} 215 ${stopX(1)} ${LINE_Y + 30}`}
      />
      <path className="way-arrow" d={`M${stopX(1) - 6} ${LINE_Y + 38}l6-9 6 9`} />
      <text className="way-note" x={(LAST_X + stopX(1)) / 2} y="222" textAnchor="middle">
        Denied? The reason is decoded, and the fields that it names are marked.
      </text>
      <path className="way-line" d={`M${stopX(0)} ${LINE_Y}H${LAST_X}`} />
      {CARRIERS.map((carrier, index) => (
        <g key={carrier}>
          <path
            className="way-branch"
            d={`M${LAST_X} ${LINE_Y}C${LAST_X + 60} ${LINE_Y} ${END_X - 60} ${carrierY(index)} ${END_X} ${carrierY(index)}`}
          />
          <circle className="way-carrier" cx={END_X} cy={carrierY(index)} r="9" />
          <path className="way-tick" d={`M${END_X - 4} ${carrierY(index)}l3 3 5-6`} />
          <text className="way-name" x={END_X + 18} y={carrierY(index) + 5}>
            {carrier}
          </text>
        </g>
      ))}
      {STOPS.map(({ what }, index) => (
        <g key={what}>
          <circle className="way-stop" cx={stopX(index)} cy={LINE_Y} r="19" />
          <text className="way-number" x={stopX(index)} y={LINE_Y + 6} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function Way() {
  return (
    <section id="way" className="tinted" aria-labelledby="way-title">
      <div className="column">
        <h2 id="way-title">One request, all the way to the carriers</h2>
        <p className="lead">
          Submit once. Each step starts when the one before it is done, and survives restarts and lost
          answers. When you have to act, we email you and say what to do.
        </p>
        <Picture />
        <ol className="stops">
          {STOPS.map(({ who, what, text }) => (
            <li key={what}>
              <p className="who">{who}</p>
              <h3>{what}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
