/** Calls that take a secret: whoever makes one up is refused, each time. */
export const takeSecret: readonly string[] = [
  ...['signIn', 'confirmSignIn', 'passkeySignIn', 'finishCompanySignIn', 'refreshSession', 'endCompanySessions'],
  ...['invitation', 'acceptInvitation', 'resetPassword', 'addPasskey', 'confirmTotp'],
  ...['ownSearchAgent', 'exportSearchAgent', 'changeSearchAgentFilters', 'changeSearchAgentSettings', 'takeOverSearch'],
  ...['pauseSearchAgent', 'resumeSearchAgent', 'verifySearchAgent', 'ownNotice', 'complainOfDecision'],
  ...['contentPreview', 'exportedFile', 'linkedCar', 'uploadByLink'],
];

/** Calls that chance seldom or never gets done, by why; what is behind them is tried by tests of their own alone. */
export const hardToDo: Readonly<Record<string, readonly string[]>> = {
  'takes the proof of a spam check': [
    ...['mailListing', 'mailDealership', 'mailProximityDealership', 'mailProximityDealershipSearch', 'mailFinance'],
    ...['mailDealershipRegisterRequest', 'mailOperator', 'mailBannerAd'],
    ...['createSearchAgent', 'reportListing', 'requestDealership'],
  ],
  'takes a mail address, or one that is typed twice': [
    ...['requestPasswordReset', 'lookForCompanyAccount', 'startCompanySignIn', 'invitePortalPerson'],
    ...['mailDealershipAdmin', 'exportPersonalData', 'erasePersonalData'],
  ],
  'takes the revision that was read': [
    ...['saveProfile', 'saveLegal', 'saveOpeningHours', 'savePerson', 'removePerson', 'saveCustomPage'],
    ...['saveDealershipImages', 'saveDistricts', 'saveContractMakes', 'updateCity', 'mergeModel'],
    ...['changeMake', 'changeModel', 'changeGeneration', 'changeVersion'],
    ...['saveContent', 'removeContent', 'contentState', 'restoreRevision'],
  ],
  'has a form with many rules': [
    ...['acceptAgreement', 'announceAgreement', 'createDealership', 'restrictDealership', 'saveIdentityProvider'],
    ...['createFeed', 'scheduleListing', 'addColloquialName', 'addCreditCondition', 'image', 'generateReport'],
    ...['eurotaxListing', 'eurotaxListingDetails', 'versionByCode', 'versionProposals', 'reportErrors'],
  ],
  'is for a state that nothing is in': [
    ...['askDealer', 'answerNoticeQuestion', 'complainOfStatement', 'complainOfRestriction', 'letFeedGoLive'],
    ...['continueFeedRun', 'undoFeedRun', 'undoBulk', 'newRecoveryCodes', 'resendPortalInvitation'],
    'releaseCompanyAccount',
  ],
  'names something of which there is none, or none by that name': [
    ...['article', 'contentPage', 'pressRelease', 'customPage', 'customPageLeftBar', 'placePage', 'versionPage'],
    ...['references', 'sitemapDealerships', 'inboxAttachment', 'pictureSource', 'deleteCity', 'discardDeadJobs'],
    ...['changeGroupApiKey', 'rotateGroupApiKey', 'revokeGroupApiKey', 'removeIdentityProvider', 'removeStockView'],
    ...['renamePasskey', 'removePasskey', 'endSession', 'operatorComplaint', 'decideComplaint', 'decideMapping'],
    ...[
      'removeDecidedMapping',
      'removeColloquialName',
      'removeContentPicture',
      'removeCreditCondition',
      'recheckVatNumber',
      'takePortalRight',
    ],
    'resendSearchAgentCode',
  ],
};
