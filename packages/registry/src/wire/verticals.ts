// The industries that a brand can name.

/** Codes and names as in a live answer. Of the slugs (`industryId`) only two are known. */
export const VERTICALS = [
  { value: 'AGRICULTURE', label: 'Agriculture' },
  { value: 'COMMUNICATION', label: 'Media and Communication' },
  { value: 'CONSTRUCTION', label: 'Construction, Materials, and Trade Services' },
  { value: 'EDUCATION', label: 'Education' },
  { value: 'ENERGY', label: 'Energy and Utilities' },
  { value: 'ENTERTAINMENT', label: 'Entertainment' },
  { value: 'FINANCIAL', label: 'Financial Services' },
  { value: 'GAMBLING', label: 'Gambling and Lottery' },
  { value: 'GOVERNMENT', label: 'Government Services and Agencies' },
  { value: 'HEALTHCARE', label: 'Healthcare and Life Sciences' },
  { value: 'HOSPITALITY', label: 'Hospitality and Travel' },
  { value: 'HUMAN_RESOURCES', label: 'HR, Staffing or Recruitment' },
  { value: 'INSURANCE', label: 'Insurance' },
  { value: 'LEGAL', label: 'Legal' },
  { value: 'MANUFACTURING', label: 'Manufacturing' },
  { value: 'NGO', label: 'Non-profit Organization' },
  { value: 'POLITICAL', label: 'Political' },
  { value: 'POSTAL', label: 'Postal and Delivery' },
  { value: 'PROFESSIONAL', label: 'Professional Services', industryId: 'professional-services' },
  { value: 'REAL_ESTATE', label: 'Real Estate', industryId: 'real-estate' },
  { value: 'RETAIL', label: 'Retail and Consumer Products' },
  { value: 'TECHNOLOGY', label: 'Information Technology Services' },
  { value: 'TRANSPORTATION', label: 'Transportation or Logistics' },
] as const;
export type Vertical = (typeof VERTICALS)[number]['value'];
