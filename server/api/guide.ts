import type { Html, HtmlPart } from '../lib/text/html.js';

/** Guide to one of the interfaces, generated from `openapi/<name>/GUIDE.md`. */
export interface Guide {
  readonly title: string;
  /** Headings of levels 2 and 3 in their order, each with the anchor that `render` gives it. */
  readonly headings: readonly { readonly level: number; readonly id: string; readonly text: string }[];
  /**
   * Returns the guide without its title, with links and examples for the addresses of this server.
   *
   * @param html - tag of the page that the guide becomes a part of.
   */
  readonly render: (html: HtmlTag, addresses: GuideAddresses) => Html;
}

type HtmlTag = (texts: TemplateStringsArray, ...parts: readonly HtmlPart[]) => Html;

export interface GuideAddresses {
  /** Path of the public URL, without a slash at its end. */
  readonly root: string;
  readonly publicUrl: string;
}
