// Names of money that several countries use, and which one is meant in which time zone.

interface LocalName {
  readonly said: RegExp;
  /** Currency by the city of an IANA time zone. */
  readonly cities: Readonly<Record<string, string>>;
}

const inCities = (cities: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cities).flatMap(([currency, names]) => names.split(' ').map((city) => [city, currency])),
  );

export const localNames: readonly LocalName[] = [
  {
    said: /\bpesos?\b/i,
    cities: inCities({
      MXN: 'Mexico_City Tijuana Cancun Monterrey Merida Mazatlan Hermosillo Chihuahua Ciudad_Juarez Matamoros Ojinaga Bahia_Banderas',
      PHP: 'Manila',
      ARS: 'Buenos_Aires Cordoba Mendoza Salta Tucuman Ushuaia Jujuy Catamarca San_Juan San_Luis Rio_Gallegos La_Rioja',
      CLP: 'Santiago Punta_Arenas Coyhaique Easter',
      COP: 'Bogota',
      UYU: 'Montevideo',
      DOP: 'Santo_Domingo',
      CUP: 'Havana',
    }),
  },
  {
    said: /\b(?:kron(?:er|or|e|a|ur)|crowns?)\b/i,
    cities: inCities({ DKK: 'Copenhagen', NOK: 'Oslo', SEK: 'Stockholm', ISK: 'Reykjavik', CZK: 'Prague' }),
  },
  {
    said: /\brupees?\b/i,
    cities: inCities({ INR: 'Kolkata Calcutta', PKR: 'Karachi', LKR: 'Colombo', NPR: 'Kathmandu', MUR: 'Mauritius' }),
  },
  {
    said: /\bshillings?\b/i,
    cities: inCities({ KES: 'Nairobi', UGX: 'Kampala', TZS: 'Dar_es_Salaam' }),
  },
];
