/**
 * Every page by name, with its built-in path, which is also how texts link to it. A language's own paths are in web's
 * locales/<locale>/routes.json; the built-in path of a page stays reachable and leads to the language's own.
 */
export const routes = {
  home: '/',
  login: '/login',

  newCars: '/new-cars',
  newCarsMake: '/new-cars/{make}',
  newCarsModel: '/new-cars/{make}/{model}',
  newCarsVersion: '/new-cars/{make}/{model}/{version}',
  newCarsVersionPrint: '/new-cars/{make}/{model}/{version}/print',

  usedCars: '/used-cars',
  usedCarsEstate: '/used-cars/estate',
  usedCarsMake: '/used-cars/{make}',
  usedCarsMakeEstate: '/used-cars/{make}/estate',
  usedCarsModel: '/used-cars/{make}/{model}',
  usedCarsModelEstate: '/used-cars/{make}/{model}/estate',

  oldTimers: '/old-timers',
  oldTimersMake: '/old-timers/{make}',

  oneYearCars: '/one-year-cars',
  oneYearCarsMake: '/one-year-cars/{make}',
  oneYearCarsModel: '/one-year-cars/{make}/{model}',

  cabriolets: '/cabriolets',
  cabrioletsMake: '/cabriolets/{make}',
  cabrioletsModel: '/cabriolets/{make}/{model}',

  electric: '/electric',
  electricMake: '/electric/{make}',

  dealerships: '/dealership',
  dealershipsInRegion: '/dealership/region/{region}',
  dealershipMakes: '/dealership/make',
  dealershipsOfMake: '/dealership/make/{make}',
  dealership: '/dealership/{slug}',
  dealershipInfo: '/dealership/{slug}/info',
  dealershipListSearch: '/dealership/{slug}/list-search',
  dealershipListSearchExpose: '/dealership/{slug}/list-search/expose/{id}',
  dealershipListSearchGallery: '/dealership/{slug}/list-search/expose/image-responsive/{id}',
  dealershipSearchStart: '/dealership/{slug}/search/start',
  dealershipMake: '/dealership/{slug}/{make}',
  dealershipExpose: '/dealership/{slug}/expose/{id}',

  detailedSearch: '/offers/search/detailed-search',
  searchStart: '/offers/search/start',
  expose: '/offers/expose/{id}',
  exposePrint: '/offers/expose/{id}/print',

  magazine: '/magazine',
  magazineFeed: '/magazine/feed.xml',
  magazineTag: '/magazine/topic/{tag}',
  magazineArticle: '/magazine/{slug}',

  admin: '/dealership-admin',
  adminNewDealer: '/dealership-admin/new-dealer',
  adminDealership: '/dealership-admin/{dealerSlug}',
  adminReport: '/dealership-admin/{dealerSlug}/admin-report',
  adminOverview: '/dealership-admin/{dealerSlug}/overview',
  adminEdit: '/dealership-admin/{dealerSlug}/edit',
  adminEditDistricts: '/dealership-admin/{dealerSlug}/edit-districts',
  adminEditOwnDistrict: '/dealership-admin/{dealerSlug}/edit-own-district',
  adminEditContractMakes: '/dealership-admin/{dealerSlug}/edit-contract-makes',
  adminPersonEdit: '/dealership-admin/{dealerSlug}/person/{personId}/edit',
  adminPersonCreate: '/dealership-admin/{dealerSlug}/person/{personId}/create',
  adminImages: '/dealership-admin/{dealerSlug}/images',
  adminOffers: '/dealership-admin/{dealerSlug}/offers',
  adminOfferNew: '/dealership-admin/{dealerSlug}/offers/new',
  adminOfferEdit: '/dealership-admin/{dealerSlug}/offers/{offerId}/edit',
  adminEditApiProvider: '/dealership-admin/{dealerSlug}/edit-api-provider',

  myCarPark: '/my-car-park',
  myCarParkComparison: '/my-car-park/comparison',
  finances: '/finances',

  portalAccessibility: '/portal/accessibility',
  portalAssure: '/portal/assure',
  portalContact: '/portal/contact',
  portalCredits: '/portal/credits',
  portalCustomerTestimonials: '/portal/customer-testimonials',
  portalDataProtection: '/portal/data-protection',
  portalFinance: '/portal/finance',
  portalFormBannerAd: '/portal/form_banner-ad',
  portalFormDealerInterest: '/portal/form_dealer-interest',
  portalInterfaces: '/portal/interfaces',
  portalLease: '/portal/lease',
  portalMediaData: '/portal/media-data',
  portalPress: '/portal/press',
  portalPressRelease: '/portal/press/{slug}',
  portalPriceListBannerAd: '/portal/price-list-banner-ad',
  portalPrivacyPolicy: '/portal/privacy-policy',
  portalRanking: '/portal/ranking',
  portalTermsOfUseCommercial: '/portal/terms-of-use-commercial',
  portalDealershipListSearch: '/portal/dealership-list/search',

  sitemap: '/sitemap',
  regional: '/regional',
  regionalRegion: '/regional/{region}',
  regionalDistrict: '/regional/{region}/{district}',
  regionalDistrictMake: '/regional/{region}/{district}/{make}',

  imprint: '/imprint',
  notFound: '/not-found',
  searchAgent: '/search-agent',
  ownSearchAgent: '/search-agent/{token}',
  ownNotice: '/notice/{token}',
  /** A text that is not public, for who was given the link. */
  preview: '/preview/{token}',
  singleOffer: '/{slug}',

  /** A name without a page: never routed, and `href` does not take it. */
  carsSearch: '#',
} as const;
