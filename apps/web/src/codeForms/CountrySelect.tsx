import type { ComponentProps } from 'react'

/** The choice of rule 121. */
const countries = ['United States', 'Canada', 'United Kingdom', 'Australia', 'Other'] as const

/** One of the countries, or none yet. */
export function CountrySelect(props: ComponentProps<'select'>) {
  return (
    <select {...props}>
      <option value="">Choose a country</option>
      {countries.map((country) => (
        <option key={country} value={country}>
          {country}
        </option>
      ))}
    </select>
  )
}
