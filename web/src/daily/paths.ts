// Where the deals of the day are.

/** The page of a game's daily deals; without a day, of today's. */
export const dailyPath = (game: string, day?: string): string => `/daily/${game}${day ? `/${day}` : ""}`;
