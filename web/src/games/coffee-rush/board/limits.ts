/** Numbers printed in the rules, for marks and labels; what is legal is the engine's business. */

/** Steps of a turn that cost nothing. */
export const FREE_STEPS = 3;
/** Penalties of a player that close the shop. */
export const TOO_MANY_PENALTIES = 5;
/** Served orders that an upgrade costs. */
export const UPGRADE_PRICE = 3;
