import { bannerFormats, contactLengths, operatorTopics } from '@kardan/contract/values/contact';

export type OperatorFormKind = 'contact' | 'dealer-interest' | 'banner-ad';

/** Every field that a form to the operator may have; texts are named after it. */
export type FieldName =
  | 'topic'
  | 'format'
  | 'from'
  | 'company'
  | 'street'
  | 'postcode'
  | 'city'
  | 'vatId'
  | 'website'
  | 'message'
  | 'name'
  | 'email'
  | 'phone';

export interface FormField {
  name: FieldName;
  required?: true;
  /** Stands beside its neighbour where there is room. */
  half?: true;
  input: 'select' | 'textarea' | 'text' | 'email' | 'tel' | 'url' | 'month';
  options?: readonly string[];
  autoComplete?: string;
  inputMode?: 'numeric' | 'email' | 'url';
  maxLength?: number;
}

const message: FormField = { name: 'message', input: 'textarea', maxLength: contactLengths.message };
const sender: readonly FormField[] = [
  { name: 'name', required: true, input: 'text', autoComplete: 'name', maxLength: contactLengths.name },
  {
    name: 'email',
    required: true,
    half: true,
    input: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: contactLengths.email,
  },
];
const phone: FormField = {
  name: 'phone',
  half: true,
  input: 'tel',
  autoComplete: 'tel',
  maxLength: contactLengths.phone,
};
const company: FormField = {
  name: 'company',
  required: true,
  input: 'text',
  autoComplete: 'organization',
  maxLength: contactLengths.company,
};

export const operatorFields: Record<OperatorFormKind, readonly FormField[]> = {
  contact: [
    { name: 'topic', required: true, input: 'select', options: operatorTopics },
    { ...message, required: true },
    ...sender,
    phone,
  ],
  'dealer-interest': [
    company,
    {
      name: 'street',
      required: true,
      input: 'text',
      autoComplete: 'street-address',
      maxLength: contactLengths.street,
    },
    {
      name: 'postcode',
      required: true,
      half: true,
      input: 'text',
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      maxLength: 4,
    },
    {
      name: 'city',
      required: true,
      half: true,
      input: 'text',
      autoComplete: 'address-level2',
      maxLength: contactLengths.city,
    },
    { name: 'vatId', half: true, input: 'text', maxLength: 14 },
    {
      name: 'website',
      half: true,
      input: 'url',
      inputMode: 'url',
      autoComplete: 'url',
      maxLength: contactLengths.website,
    },
    ...sender,
    { ...phone, required: true },
    message,
  ],
  'banner-ad': [
    company,
    { name: 'format', required: true, half: true, input: 'select', options: bannerFormats },
    { name: 'from', half: true, input: 'month' },
    ...sender,
    phone,
    message,
  ],
};
