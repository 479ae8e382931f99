// `tendlc completion <shell>`: prints completion scripts, generated from the command tree.
import { Argument, type Command } from 'commander';
import type { Terminal } from '../terminal.ts';

type Place = {
  readonly path: string;
  readonly words: readonly { readonly word: string; readonly what: string }[];
};

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** Each command with the words that can follow it. */
function placesOf(command: Command, path = ''): Place[] {
  const { commands, options } = command;
  const words = [
    ...command.registeredArguments.flatMap(({ argChoices = [] }) =>
      argChoices.map((word) => ({ word, what: '' })),
    ),
    ...commands.map((sub) => ({ word: sub.name(), what: firstLine(sub.summary()) })),
    ...[...options, ...command.createHelp().visibleOptions(command)]
      .filter(({ hidden }) => !hidden)
      .map(({ long, description }) => ({ word: long ?? '', what: firstLine(description) }))
      .filter(
        ({ word }, index, all) => word !== '' && all.findIndex((other) => other.word === word) === index,
      ),
  ];
  return [{ path, words }, ...commands.flatMap((sub) => placesOf(sub, `${path} ${sub.name()}`))];
}

const FUNCTION = (places: readonly Place[]): string => `_tendlc_words() {
  case "$1" in
${places.map(({ path, words }) => `    '${path}') printf '%s\\n' ${words.map(({ word }) => word).join(' ')} ;;`).join('\n')}
    *) return 1 ;;
  esac
}

# Only words that name a command lead on; what belongs to a flag does not.
_tendlc_place() {
  local place='' word
  for word in "$@"; do
    if _tendlc_words "$place $word" > /dev/null; then place="$place $word"; fi
  done
  printf '%s' "$place"
}`;

const bash = (places: readonly Place[]): string => `# tendlc completion bash
${FUNCTION(places)}

_tendlc() {
  local current="\${COMP_WORDS[COMP_CWORD]}" place
  place="$(_tendlc_place "\${COMP_WORDS[@]:1:COMP_CWORD-1}")"
  COMPREPLY=($(compgen -W "$(_tendlc_words "$place")" -- "$current"))
}
complete -o default -F _tendlc tendlc`;

const zsh = (places: readonly Place[]): string => `#compdef tendlc
# tendlc completion zsh
${FUNCTION(places)}

_tendlc() {
  local place="$(_tendlc_place "\${(@)words[2,CURRENT-1]}")"
  compadd -- \${(f)"$(_tendlc_words "$place")"} || _files
}
compdef _tendlc tendlc`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fishLine({ path }: Place, { word, what }: Place['words'][number]): string {
  const name = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
  return `complete -c tendlc -n "__tendlc_at '${path}'" ${name} -d ${quoted(what)}`;
}

const fish = (places: readonly Place[]): string => `# tendlc completion fish
set -g __tendlc_places ${places.map(({ path }) => `'${path}'`).join(' ')}

function __tendlc_at
    set -l place ''
    for word in (commandline -opc)[2..-1]
        if contains -- "$place $word" $__tendlc_places
            set place "$place $word"
        end
    end
    test "$place" = "$argv[1]"
end

${places.flatMap((place) => place.words.map((word) => fishLine(place, word))).join('\n')}`;

const forPowershell = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const powershell = (places: readonly Place[]): string => `# tendlc completion powershell
$tendlcPlaces = @{
${places.map(({ path, words }) => `  ${forPowershell(path)} = @(${words.map(({ word }) => forPowershell(word)).join(', ')})`).join('\n')}
}

Register-ArgumentCompleter -Native -CommandName tendlc -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $place = ''
  # Only words that name a command lead on; what belongs to a flag does not.
  foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
    $next = "$place $element"
    if ($tendlcPlaces.ContainsKey($next) -and $element.Extent.EndOffset -lt $cursorPosition) { $place = $next }
  }
  $tendlcPlaces[$place] | Where-Object { $_ -like "$wordToComplete*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}`;

const SHELLS = { bash, zsh, fish, powershell } as const;

export function addCompletionCommand(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .summary('print a completion script for your shell')
    .description('Print a completion script for commands and flags.')
    .addArgument(new Argument('<shell>').choices(Object.keys(SHELLS)))
    .addHelpText(
      'after',
      `
Examples:
  $ source <(tendlc completion bash)
  $ tendlc completion zsh > "\${fpath[1]}/_tendlc"
  $ tendlc completion fish > ~/.config/fish/completions/tendlc.fish
  $ tendlc completion powershell | Out-String | Invoke-Expression`,
    )
    .action((shell: keyof typeof SHELLS) => terminal.print(SHELLS[shell](placesOf(program))));
}
