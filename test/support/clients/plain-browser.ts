import type { Server } from '@hapi/hapi';

/** Page that a browser shows. */
export interface ShownPage {
  /** Path of the page, after the redirects. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly html: string;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A browser that runs no scripts: it keeps cookies, follows what leads on, and sends forms as they stand. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();

  /** @param root - path of the server's public address, which a proxy in front would take away. */
  constructor(
    private readonly server: Server,
    private readonly root = '',
  ) {}

  open(path: string, headers: Record<string, string> = {}): Promise<ShownPage> {
    return this.#ask(path, { method: 'GET', headers });
  }

  /** Sends the form of a page whose action has `action` in it, with these fields beside its own. */
  send(
    page: ShownPage,
    action: string,
    fields: Readonly<Record<string, string | File>> = {},
    headers: Record<string, string> = {},
  ): Promise<ShownPage> {
    const form = [...page.html.matchAll(/<form\b[^]*?<\/form>/g)].find(([text]) =>
      attribute(text, 'action')?.includes(action),
    )?.[0];
    if (form === undefined) throw new Error(`there is no form for ${action}:\n${page.html}`);
    const own = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(
      ([input]) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? ''] as const,
    );
    const all = { ...Object.fromEntries(own), ...fields };
    return this.post(attribute(form, 'action') ?? '', all, {
      headers,
      isMultipart: attribute(form, 'enctype') === 'multipart/form-data',
    });
  }

  async post(
    path: string,
    fields: Readonly<Record<string, string | File>>,
    { headers = {}, isMultipart = false }: { headers?: Record<string, string>; isMultipart?: boolean } = {},
  ): Promise<ShownPage> {
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
    const encoded = new Response(body);
    return this.#ask(path, {
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }

  async #ask(path: string, { method, headers, payload }: Asked): Promise<ShownPage> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.server.inject({
      method,
      url: path.startsWith(this.root) ? path.slice(this.root.length) : path,
      headers: { accept: 'text/html', ...(cookie !== '' && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const set of [reply.headers['set-cookie'] ?? []].flat()) this.#keep(set);
    const { location } = reply.headers;
    if (typeof location === 'string') return this.#ask(location, { method: 'GET', headers: {} });
    return { path, status: reply.statusCode, headers: reply.headers, html: reply.payload };
  }

  #keep(set: string): void {
    const [pair = ''] = set.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The first attribute of that name, as the text that it means. */
function attribute(html: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(html) ?? [];
  return value?.replace(/&(amp|lt|gt|quot|#39);/g, (_all, entity: string) => ENTITIES[entity] ?? '');
}
