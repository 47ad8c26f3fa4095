/** Whom visitors of the test sites can ask for an offer. */
export const financePartners = [
  {
    id: 'musterbank',
    name: 'Musterbank AG',
    city: 'Wien',
    email: 'anfragen@musterbank.example',
    offers: ['credit', 'leasing'],
  },
  {
    id: 'musterversicherung',
    name: 'Musterversicherung AG',
    city: 'Linz',
    email: 'anfragen@musterversicherung.example',
    offers: ['insurance'],
  },
];
