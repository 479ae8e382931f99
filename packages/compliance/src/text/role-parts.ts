// Splits a message into what it says and how one can answer or leave: every kind of message may have such a line.
import { withSmallCode } from './fast-patterns.ts';
import { LEFT_BY_KEYWORD } from './role-rules.ts';

type MessageParts = {
  readonly body: string;
  /** The instructions with keywords, and the line about rates; empty if there are none. */
  readonly wayOut: string;
};

const SENTENCE_END = /(?<=[.!?])(?=\s)|\n/;

/** Where an instruction starts: a verb and a keyword in capitals, or a keyword that nothing else is. */
const WAY_OUT = withSmallCode(
  /(?<!\p{L})(?:[Rr]eply|REPLY|[Tt]e?xt|TE?XT|[Rr]p?ly|[Ss]end|SEND|[Tt]ype|[Ss]ay|[Pp]ress|[Rr]espond[ae]?|RESPOND[AE]|[Mm]and[ae]|[Ee]nv[ií][ae]|[Cc]ontest[ae]|[Ee]scrib[ae]|[Pp]onga?)(?: (?:with|us|back|con|la palabra))? ?["'“*(]{0,2}(?:[A-Z]{2,}|(?:stop|help|quit|end|cancel|alto|baja|salir|ayuda)(?!\p{L})|\d(?!\d))|(?<![\p{L}\p{N}])["'“*[(]{0,2}(?:STOP(?:ALL)?|UNSUBSCRIBE|QUIT|END|CANCEL|REVOKE|OPT ?OUT|BAJA|SALIR|ALTO|CANCELAR|HELP|AYUDA)(?!\p{L})|(?<!\w)\w{0,8}(?:STOP|HELP)\w{1,14}|\b[Uu]nsubscribe\b|\b[Oo]pt[ -]?out\b|\b(?:[Mm]sg|MSG|[Mm]ssg|[Mm]essage|[Mm]sj|[Mm]ensaje)\w*(?: ?(?:&|and|y) ?[Dd]at[ao]s?)? ?(?:[Rr]ates|tarifas|[Ff]req\w*|frecuencia)\b|\b[Aa]plica\w* (?:tarifas|cargos)/u,
);
const MAY_HAVE_WAY_OUT =
  /STOP|HELP|[A-Z]{2}|stop|help|quit|end|cancel|alto|baja|salir|ayuda|\d|nsub|pt[ -]?out|ates|arifa|req|rec|argo/;

/** A sentence that says that somebody has left is what the message says, although it has a keyword. */
export function splitWayOut(text: string): MessageParts {
  if (!MAY_HAVE_WAY_OUT.test(text)) {
    return { body: text.trim(), wayOut: '' };
  }
  let body = '';
  let wayOut = '';
  for (const sentence of text.split(SENTENCE_END)) {
    const at =
      !MAY_HAVE_WAY_OUT.test(sentence) || LEFT_BY_KEYWORD.test(sentence) ? -1 : sentence.search(WAY_OUT);
    body += `${at < 0 ? sentence : sentence.slice(0, at)} `;
    wayOut += at < 0 ? '' : `${sentence.slice(at)} `;
  }
  return { body: body.trim(), wayOut: wayOut.trim() };
}
