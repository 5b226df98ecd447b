import { makeToken } from '../../auth/secrets.js';
import { AppError } from '../../lib/errors.js';
import type { RequestContext, UploadedFile } from '../../api/handlers.js';
import type { Page } from '../../api/pages.js';
import { formTokenOf, isFormToken, SESSION_COOKIE, VISIT_COOKIE, writeCookie } from '../../api/session.js';
import type { Call, FeaturesDeps, LayerPath, Schemas } from '../model/call.js';
import { getLayer } from '../catalog/find.js';
import { appendFile } from './append-file.js';
import { appendPage } from './append-page.js';
import { assetsPath } from '../../pages/assets.js';
import { type Frame, redirect } from '../../pages/layout.js';
import { safeBack, serviceHref } from '../../pages/links.js';
import { signInPage } from './sign-in-page.js';

/** Length of a session: a working day. */
const SESSION_MINUTES = 8 * 60;

/** Handlers of the URLs that only pages have: sign-in, sign-out, and the form that appends a file. */
export function createPageHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const { uploadLimitBytes: maxBytes, fileLimitBytes: maxFileBytes } = deps.settings;

  /** Shows the form, and sets a cookie that identifies the browser. */
  function showSignIn(
    { back, username }: { back?: string; username?: string },
    context: RequestContext,
    fault?: string,
  ) {
    const visit = context.visit ?? makeToken();
    const page = signInPage(frameOf(context, '/rest/login'), {
      back: safeBack(context, back),
      formToken: formTokenOf(visit),
      username,
      fault,
    });
    return shown(page, { 'set-cookie': writeCookie(context.publicUrl, VISIT_COOKIE, visit) });
  }

  return {
    async getSignInPage({ parameters }: Call<unknown, { readonly back?: string }>, context: RequestContext) {
      return Promise.resolve(
        showSignIn({ ...(parameters.back !== undefined && { back: parameters.back }) }, context),
      );
    },

    async signIn({ parameters }: Call<unknown, Schemas['SignInParameters']>, context: RequestContext) {
      const { username, password, back, formToken } = parameters;
      const again = { username: username ?? '', ...(back !== undefined && { back }) };
      if (context.visit === undefined || !isFormToken(formToken, context.visit)) {
        return showSignIn(again, context, 'The form has expired. Please send it again.');
      }
      try {
        const principal = await deps.access.signIn(username ?? '', password ?? '', context.address);
        const { token } = await deps.access.issueToken(principal, {
          kind: 'session',
          minutes: SESSION_MINUTES,
        });
        const cookie = writeCookie(context.publicUrl, SESSION_COOKIE, token);
        return leadOn(safeBack(context, back), { 'set-cookie': cookie });
      } catch (error) {
        if (!(error instanceof AppError) || !error.code.startsWith('access.')) throw error;
        return showSignIn(again, context, error.message);
      }
    },

    async signOut(_: Call, context: RequestContext) {
      const { session, publicUrl } = context;
      // Without a session, the form does not come from this browser, so nothing is done.
      if (session === undefined) return leadOn(safeBack(context, undefined));
      await deps.access.revokeToken(session);
      const cookie = writeCookie(publicUrl, SESSION_COOKIE, '');
      return leadOn(safeBack(context, undefined), { 'set-cookie': cookie });
    },

    async getAppendForm(
      { path, parameters }: Call<LayerPath, Schemas['FormatParameters']>,
      context: RequestContext,
    ) {
      if (parameters.f !== 'html') throw new AppError('request.method', 'This address does not support GET.');
      const { service, layer } = await getLayer(features, path, context.principal);
      const frame = frameOf(context, addressOf(service.name, layer.id));
      return shown(appendPage(frame, { service, layer, maxBytes, maxFileBytes, values: {} }));
    },

    async appendFile(
      call: Call<LayerPath, Schemas['AppendFileParameters']> & { readonly files: readonly UploadedFile[] },
      context: RequestContext,
    ) {
      const { path, parameters: values, files } = call;
      const { service, layer } = await getLayer(features, path, context.principal);
      const jobId = await appendFile(deps, { path, service, layer, values, file: files[0] }, context);
      return leadOn(serviceHref(context, service.name, `/jobs/${jobId}`));
    },
  };
}

function addressOf(service: string, layerId: number): string {
  return serviceHref({ publicUrl: 'http://none' }, service, `/${String(layerId)}/append`);
}

function frameOf({ publicUrl, principal, session }: RequestContext, address: string): Frame {
  const formToken = session === undefined ? undefined : formTokenOf(session);
  return { publicUrl, address, principal, formToken, assets: assetsPath() };
}

interface PageReply {
  readonly status: 200;
  readonly body: string;
  readonly mediaType: 'text/html';
  readonly headers: Page['headers'];
}

function shown({ body = '', headers }: Page, more: Page['headers'] = {}): PageReply {
  return { status: 200, body, mediaType: 'text/html', headers: { ...headers, ...more } };
}

interface LeadOnReply {
  readonly status: 303;
  readonly body: undefined;
  readonly headers: Page['headers'];
}

function leadOn(href: string, headers: Page['headers'] = {}): LeadOnReply {
  return { status: 303, body: undefined, headers: redirect(href, headers).headers };
}
