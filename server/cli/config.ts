import { loadConfig } from '../config/config.js';
import { renderEnvExample, renderSettingsDocument } from '../config/settings-document.js';
import { type Command, readArguments, UsageError } from './command.js';

/** `config [--markdown | --env]`: checks the environment, or prints `SETTINGS.md` or `.env.example`. */
export const config: Command = (args, context) => {
  const { options } = readArguments(args, { markdown: { type: 'boolean' }, env: { type: 'boolean' } });
  if (options.markdown && options.env) throw new UsageError('--markdown and --env exclude each other');
  if (options.markdown) context.print(renderSettingsDocument().trimEnd());
  else if (options.env) context.print(renderEnvExample().trimEnd());
  else {
    loadConfig(context.env);
    context.print('The configuration is in order. `fairground config --markdown` lists every setting.');
  }
  return Promise.resolve(0);
};
