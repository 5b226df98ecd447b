import { loadConfig } from '../config/config.js';
import { renderEnvExample, renderSettingsDocument } from '../config/settings-document.js';
import { defineCommand, UsageError } from './command.js';

/** `config`: checks the environment, or prints `SETTINGS.md` or `.env.example`. */
export const config = defineCommand({
  summary: 'Check the settings, or list them all.',
  example: '--env > .env',
  options: {
    markdown: { type: 'boolean', text: 'print every setting with its meaning, as Markdown' },
    env: { type: 'boolean', text: 'print every setting with its default, as a file .env' },
  },
  run({ options }, context) {
    if (options.markdown && options.env) throw new UsageError('--markdown and --env exclude each other');
    if (options.markdown) context.print(renderSettingsDocument().trimEnd());
    else if (options.env) context.print(renderEnvExample().trimEnd());
    else {
      loadConfig(context.env);
      context.print('The configuration is in order. `fairground config --markdown` lists every setting.');
    }
    return Promise.resolve(0);
  },
});
