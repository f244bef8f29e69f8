/** A time of the database as the API tells it. */
export const iso = (time: number) => new Date(time).toISOString()

export const isoOrNull = (time: number | null) => (time === null ? null : iso(time))
