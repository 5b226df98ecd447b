import type { SitePage } from '../api/pages.js';
import { findTimeZone } from '../lib/time/time-zone.js';
import { calendarPage } from './pages/calendar-page.js';
import { eventPage } from './pages/event-page.js';
import { importPage } from './pages/manage/import-page.js';
import { frameOf, type PageDeps } from './pages/page-deps.js';
import { recordFormPage } from './pages/manage/record-form-page.js';
import { findKind } from './pages/manage/record-kinds.js';
import { recordListPage, requireKind } from './pages/manage/record-list-page.js';
import { separateCalls } from './pages/separate-calls.js';

export interface CalendarPagesOptions extends Omit<PageDeps, 'siteZone'> {
  readonly settings: { readonly timeZone: string };
}

/**
 * Creates the pages of the calendar, by path: those that are read, and the one whose form is sent.
 *
 * @throws {Error} for an unknown site zone, which the configuration refuses first.
 */
export function createCalendarPages({ handlers, checks, clock, settings }: CalendarPagesOptions): {
  readonly pages: Readonly<Record<string, SitePage>>;
  readonly forms: Readonly<Record<string, SitePage>>;
} {
  const siteZone = findTimeZone(settings.timeZone);
  if (siteZone === undefined) throw new Error(`${settings.timeZone} is not a time zone`);
  const deps: PageDeps = {
    handlers: separateCalls(handlers),
    checks: separateCalls(checks),
    clock,
    siteZone,
  };
  const kindOf = (name: string | undefined) => requireKind(findKind(name ?? ''));
  return {
    pages: {
      '/calendar': (request) => calendarPage(deps, frameOf(request), request.sent),
      '/calendar/event/{key}': (request) => eventPage(deps, frameOf(request), request.path['key'] ?? ''),
      '/calendar/import': (request) => importPage(deps, frameOf(request)),
      '/calendar/manage/{kind}': (request) =>
        recordListPage(deps, frameOf(request), kindOf(request.path['kind']), request.sent),
      '/calendar/manage/{kind}/{key}': (request) =>
        recordFormPage(deps, frameOf(request), kindOf(request.path['kind']), request.path['key'] ?? ''),
    },
    forms: {
      '/calendar/event/{key}': (request) => {
        const password = request.sent['password'];
        const given = typeof password === 'string' && password !== '' ? password : undefined;
        return eventPage(deps, frameOf(request), request.path['key'] ?? '', given);
      },
    },
  };
}
