import type { Config } from '../config/config.js';
import type { Database } from '../storage/database/database.js';
import { GeocodeError } from './geocoder.js';
import { sumCosts } from './usage-repository.js';

export type BudgetSettings = Pick<Config, 'geocoderPrice' | 'geocoderBudget' | 'geocoderBudgetDays'>;

const DAY_MS = 86_400_000;
/** Number of cost units in one unit of the price: costs are counted in millionths. */
export const COST_UNIT = 1_000_000;

/** Returns the cost of geocoding this many addresses, in millionths. */
export function costOf(addresses: number, { geocoderPrice }: Pick<BudgetSettings, 'geocoderPrice'>): number {
  return Math.round((addresses * geocoderPrice * COST_UNIT) / 1000);
}

interface Spending {
  readonly userId: number;
  /** Cost in millionths. */
  readonly cost: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Checks that a user may spend this much more. A user whose budget is used up cannot start any geocoding.
 *
 * @param own - cost already spent on the same work, in millionths.
 * @throws {GeocodeError} `over_budget`, with the remaining budget.
 */
export async function requireBudget(
  knex: Database['knex'],
  settings: BudgetSettings,
  { userId, cost, now, own = 0 }: Spending & { readonly own?: number },
): Promise<void> {
  if (settings.geocoderBudget === undefined) return;
  const spent = await sumLately(knex, settings, userId, now);
  const isUsedUp = settings.geocoderPrice > 0 && own === 0 && spent >= settings.geocoderBudget * COST_UNIT;
  refuseAbove(settings, { spent, cost }, isUsedUp);
}

/** Checks the budget for a cost that is already in the ledger. */
export async function requireSpent(
  knex: Database['knex'],
  settings: BudgetSettings,
  { userId, cost, now }: Spending,
): Promise<void> {
  if (settings.geocoderBudget === undefined) return;
  const spent = (await sumLately(knex, settings, userId, now)) - cost;
  refuseAbove(settings, { spent, cost });
}

function sumLately(
  knex: Database['knex'],
  settings: BudgetSettings,
  userId: number,
  now: number,
): Promise<number> {
  return sumCosts(knex, userId, now - settings.geocoderBudgetDays * DAY_MS);
}

function refuseAbove(
  { geocoderBudget: budget = 0, geocoderBudgetDays: days }: BudgetSettings,
  { spent, cost }: { readonly spent: number; readonly cost: number },
  isUsedUp = false,
): void {
  const left = Math.max(0, budget * COST_UNIT - spent);
  if (cost <= left && !isUsedUp) return;
  const text =
    `Looking the addresses up may cost ${format(cost)}, but ${format(left)} is left of the ${String(budget)} ` +
    `that you may spend on geocoding in ${String(days)} days.`;
  throw new GeocodeError('over_budget', text);
}

function format(cost: number): string {
  return String(Math.round(cost / 100) / 10_000);
}
