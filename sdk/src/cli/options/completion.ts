import { type Command, COMMON_OPTIONS } from './command.js';
import type { Options } from './option.js';

const PROGRAM = 'fairground-sdk';

/**
 * Returns a completion script for bash, which also works in zsh.
 *
 * The script declares no variable named `words`, which is special in zsh.
 */
export function bashCompletion(commands: readonly Command[]): string {
  const cases = commands.map(({ name, options }) => {
    const all = { ...options, ...COMMON_OPTIONS };
    const choices = Object.entries(all).flatMap(([option, { choices: words }]) =>
      words === undefined ? [] : [`        --${option}) offered='${words.join(' ')}' ;;`],
    );
    const takers = Object.entries(all).filter(([, option]) => option.value !== undefined && !option.choices);
    return [
      `    '${name}')`,
      '      case "$previous" in',
      ...choices,
      ...(takers.length > 0 ? [`        ${takers.map(([option]) => `--${option}`).join('|')}) ;;`] : []),
      `        *) offered='${names(all).join(' ')}' ;;`,
      '      esac ;;',
    ].join('\n');
  });
  return `# Completion of ${PROGRAM} for bash.
_fairground_sdk() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" offered=''
  local command="\${COMP_WORDS[1]}"
  if [ "$command" = events ] && [ "$COMP_CWORD" -gt 2 ]; then command="events \${COMP_WORDS[2]}"; fi
  if [ "$COMP_CWORD" -eq 1 ]; then offered='${firstWords(commands).join(' ')}'
  else
    case "$command" in
    events) offered='${secondWords(commands).join(' ')}' ;;
${cases.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$offered" -- "$current"))
}
complete -o default -F _fairground_sdk ${PROGRAM}
`;
}

/** Returns the bash script for zsh, which loads it through `bashcompinit`. */
export function zshCompletion(commands: readonly Command[]): string {
  return `# Completion of ${PROGRAM} for zsh.
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz bashcompinit && bashcompinit
${bashCompletion(commands)}`;
}

export function fishCompletion(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => {
    const [first = '', second] = name.split(' ');
    const isWithin = `__fish_seen_subcommand_from ${second ?? first}`;
    const isNext =
      second === undefined
        ? '__fish_use_subcommand'
        : `__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${secondWords(commands).join(' ')}`;
    return [
      `complete -c ${PROGRAM} -n '${isNext}' -f -a ${second ?? first} -d '${quote(summary)}'`,
      ...Object.entries({ ...options, ...COMMON_OPTIONS }).map(([option, { help, value, choices, short }]) =>
        [
          `complete -c ${PROGRAM} -n '${isWithin}' -l ${option}`,
          ...(short === undefined ? [] : [`-s ${short}`]),
          ...(value === undefined ? [] : ['-r']),
          ...(choices === undefined ? [] : [`-f -a '${choices.join(' ')}'`]),
          `-d '${quote(help)}'`,
        ].join(' '),
      ),
    ];
  });
  return [
    `# Completion of ${PROGRAM} for fish.`,
    `complete -c ${PROGRAM} -n __fish_use_subcommand -f -a events -d 'List or save events.'`,
    ...lines,
    '',
  ].join('\n');
}

function names(options: Options): string[] {
  return Object.keys(options).map((name) => `--${name}`);
}

function firstWords(commands: readonly Command[]): string[] {
  return [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
}

function secondWords(commands: readonly Command[]): string[] {
  return commands.flatMap(({ name }) => name.split(' ').slice(1));
}

function quote(text: string): string {
  return text.replaceAll("'", "\\'");
}
