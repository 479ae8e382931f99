// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label core=-51;behind label full=-27;behind label joined=17;behind label lead=35;behind label other=12
behind label=-26;capital all=48;capital no text=43;capital none=-100;capital some=-50
form address kind none capital none=25;form address kind none=25;form address left none=25;form address right none=21
form address=25;form core kind ordinary capital no text=9;form core kind ordinary capital none=-35
form core kind particular capital all=13;form core kind particular capital no text=29
form core kind particular capital none=-49;form core kind particular capital some=-22
form core kind person capital all=-20;form core kind person=-20;form core kind place capital all=9
form core kind place=9;form core left none=-15;form core left other=32;form core of 2=-26;form core of 3=9
form core place comma word=35;form core place comma=45;form core place first colon=47;form core place first word=-8
form core place inside end=62;form core place inside sentence=-43;form core place inside word=-17
form core place inside=-31;form core place sentence end=57;form core place sentence word=46;form core place sentence=37
form core right generic=-11;form core right other=-24;form full kind ordinary capital all=20
form full kind ordinary capital none=-24;form full kind particular capital all=15
form full kind particular capital no text=63;form full kind particular capital none=-15
form full kind particular capital some=-22;form full kind particular=8;form full kind person capital all=38
form full kind person=28;form full of 1=21;form full of 3=-16;form full place colon word=-12
form full place comma end=25;form full place first word=13;form full place first=13;form full place inside comma=-15
form full place inside end=-12;form full place inside sentence=9;form full place inside=-9
form full place sentence end=18;form full right generic=62;form full right none=-14;form full right other=19
form handle kind none capital no text=38;form handle kind none capital none=25;form handle kind none=37
form handle left none=37;form handle of 3=31;form handle place at-sign sentence=16;form handle place at-sign=29
form handle right none=37;form handle=37;form initials kind none capital all=14;form initials kind none=14
form initials left none=58;form initials place first colon=26;form initials place first word=45
form initials place first=45;form initials right none=-10;form initials-word kind none capital all=40
form initials-word kind none=40;form initials-word left none=40;form initials-word of 3=40
form initials-word right none=39;form initials-word=40;form initials=14;form joined kind none capital all=-11
form joined kind none capital no text=24;form joined kind none capital none=42;form joined kind none=21
form joined left none=21;form joined of 2=20;form joined of 3=14;form joined place colon sentence=23
form joined place colon=23;form joined place inside sentence=22;form joined place inside=40;form joined right none=45
form joined=21;form lead kind number=12;form lead kind ordinary capital all=38;form lead kind ordinary capital none=-77
form lead kind particular capital all=18;form lead kind particular capital none=-60;form lead kind place=-17
form lead of 2=-12;form lead place comma=38;form lead place first colon=48;form lead place first word=-16
form lead place inside comma=27;form lead place inside sentence=-14;form lead place inside word=-13
form lead place sentence end=30;form lead place sentence word=-23;form lead place sentence=-10;form lead right other=20
form lead right own=28;form other kind number capital all=-37;form other kind number=-51
form other kind ordinary capital all=26;form other kind ordinary capital none=-35
form other kind particular capital all=38;form other kind particular capital none=-74;form other kind particular=13
form other left none=-18;form other of 2=-32;form other place first word=-9;form other place first=-18
form other place inside colon=25;form other place inside comma=15;form other place inside end=-9
form other place inside sentence=14;form other place inside word=14;form other place sentence end=23
form other place sentence word=-9;form other place sentence=9;form worded kind none capital all=24
form worded kind none=24;form worded left none=24;form worded=24;kind generic next word capital all=-8;kind generic=-30
kind none count 0 capital all=14;kind none count 0 capital no text=29;kind none count 0 capital none=75
kind none next colon capital all=22;kind none next end capital all=15;kind none next sentence capital no text=22
kind none next sentence capital none=31;kind none next word capital all=34;kind none place at-sign capital no text=38
kind none place at-sign capital none=20;kind none place colon capital none=28;kind none place first capital all=57
kind none place inside capital all=-16;kind none place inside capital none=68;kind none place sentence capital all=-18
kind none=55;kind number count 1 capital all=-46;kind number next word capital all=16
kind number place inside capital all=-13;kind number=-29;kind ordinary count 1 capital no text=13
kind ordinary count 1 capital none=-62;kind ordinary count 2 capital all=58;kind ordinary count 2 capital none=-24
kind ordinary count 3 capital all=11;kind ordinary next colon capital all=64;kind ordinary next end capital all=30
kind ordinary next sentence capital all=20;kind ordinary next sentence capital none=-10
kind ordinary next word capital no text=42;kind ordinary next word capital none=-93
kind ordinary place first capital all=-10;kind ordinary place inside capital all=54
kind ordinary place inside capital none=-75;kind ordinary=-15;kind particular count 1 capital all=18
kind particular count 1 capital no text=36;kind particular count 1 capital none=-62
kind particular count 2 capital all=30;kind particular count 2 capital no text=67
kind particular count 2 capital none=-58;kind particular count 2 capital some=-14
kind particular count 3 capital all=26;kind particular count 3 capital some=-27
kind particular next city capital all=27;kind particular next colon capital all=33
kind particular next comma capital all=14;kind particular next comma capital none=-45
kind particular next end capital all=21;kind particular next number capital all=39
kind particular next sentence capital none=38;kind particular next word capital all=21
kind particular next word capital no text=42;kind particular next word capital none=-93
kind particular place colon capital all=21;kind particular place comma capital all=67
kind particular place dash capital all=35;kind particular place first capital all=19
kind particular place first capital no text=43;kind particular place inside capital all=24
kind particular place inside capital no text=21;kind particular place inside capital none=-120
kind particular place inside capital some=58;kind particular place line capital all=16
kind particular place sentence capital no text=49;kind particular=14;kind person count 1 capital all=24
kind person count 1 capital none=-44;kind person count 2 capital all=-18;kind person next comma capital all=-34
kind person next end capital all=42;kind person next word capital all=30;kind person next word capital none=-37
kind person place first capital all=8;kind person place inside capital none=-38
kind person place sentence capital all=14;kind place count 1 capital all=-22;kind place next word capital all=-24
left generic=41;m a city=29;m a colon=21;m a comma=-17;m a dash=47;m a end=34;m a number=-22;m a phone=51
m a picture=59;m a sentence=24;m a word=-10;m after are inside=24;m after are=24;m after at inside=-44;m after at=-44
m after by inside=-11;m after by=-11;m after de inside=-19;m after de=-10;m after en inside=-35;m after en=-27
m after for=-19;m after has=-22;m after here first=49;m after here=49;m after in inside=-35;m after in=-35
m after is first=-43;m after is inside=15;m after is=-37;m after le first=37;m after le inside=49;m after le=47
m after office=34;m after on=30;m after will sentence=40;m after will=30;m after y inside=-30;m after y=-34
m among 1=15;m among 3=-47;m and=43;m ao colon ordinary all=-29;m ao colon ordinary none=54;m ao colon ordinary some=21
m ao comma ordinary all=-13;m ao comma ordinary none=10;m ao comma ordinary some=-29;m ao end ordinary all=51
m ao end ordinary none=31;m ao number ordinary none=-24;m ao opt-out ordinary none=-11;m ao other ordinary none=-10
m ao phone ordinary none=51;m ao sentence ordinary all=19;m ao sentence ordinary none=21
m ao sentence ordinary some=-11;m ao word ordinary all=-16;m ao word ordinary some=9;m as colon surety 0=21
m as colon surety 3=36;m as comma surety 0=-23;m as comma surety 2=-18;m as comma surety 3=55;m as dash surety 3=41
m as end surety 0=-19;m as end surety 1=59;m as end surety 3=55;m as number surety 1=-16;m as opt-out surety 1=-15
m as sentence surety 0=-29;m as sentence surety 1=23;m as sentence surety 2=39;m as sentence surety 3=30
m as word surety 1=-12;m b at-sign=56;m b bracket=21;m b comma=26;m b dash=10;m b greeted=51;m b inside=-14;m b line=35
m b sentence=8;m ba at-sign end=12;m ba at-sign sentence=47;m ba at-sign word=9;m ba colon sentence=38
m ba colon word=19;m ba comma end=58;m ba dash end=30;m ba first colon=23;m ba first comma=-37;m ba first dash=41
m ba inside colon=16;m ba inside number=-24;m ba inside opt-out=-11;m ba inside other=-11;m ba inside sentence=-13
m ba inside word=-9;m ba line end=16;m ba sentence city=36;m ba sentence comma=16;m ba sentence end=55
m ba sentence sentence=55;m bao at-sign end ordinary none words 1=9;m bao at-sign sentence ordinary none words 1=16
m bao colon sentence ordinary none words 1=38;m bao comma end ordinary none words 2=31
m bao comma word ordinary none words 1=-13;m bao dash end ordinary none words 1=21
m bao first colon ordinary none words 1=57;m bao first colon ordinary none words 2=53
m bao first colon ordinary some words 3=22;m bao first word ordinary all words 1=-19
m bao first word ordinary none words 2=-18;m bao first word ordinary none words 3=67
m bao first word ordinary some words 2=23;m bao first word ordinary some words 3=43
m bao inside colon ordinary none words 1=-9;m bao inside colon ordinary none words 2=41
m bao inside colon ordinary some words 2=-10;m bao inside comma ordinary all words 1=-33
m bao inside comma ordinary all words 2=20;m bao inside comma ordinary none words 1=10
m bao inside comma ordinary none words 2=67;m bao inside comma ordinary some words 2=-22
m bao inside end ordinary none words 2=26;m bao inside end ordinary some words 2=26
m bao inside number ordinary none words 1=-30;m bao inside other ordinary none words 1=-30
m bao inside sentence ordinary all words 1=16;m bao inside sentence ordinary none words 1=-10
m bao inside sentence ordinary none words 2=16;m bao inside sentence ordinary some words 2=-29
m bao inside word ordinary all words 1=-12;m bao inside word ordinary none words 3=-21
m bao sentence comma ordinary none words 1=9;m bao sentence end ordinary none words 1=31
m bao sentence end ordinary none words 2=27;m bao sentence end ordinary some words 2=23
m bao sentence word ordinary all words 2=36;m bao sentence word ordinary none words 1=-17
m bao sentence word ordinary some words 2=65;m bas at-sign end surety 1=10;m bas at-sign sentence surety 1=47
m bas colon sentence surety 1=45;m bas comma end surety 3=40;m bas comma word surety 1=13;m bas dash end surety 1=21
m bas first colon surety 1=74;m bas first colon surety 2=-13;m bas first colon surety 3=48;m bas first dash surety 3=41
m bas first word surety 0=19;m bas first word surety 1=-11;m bas first word surety 2=50;m bas inside colon surety 1=-15
m bas inside colon surety 2=14;m bas inside colon surety 3=17;m bas inside comma surety 0=10
m bas inside comma surety 2=-11;m bas inside comma surety 3=52;m bas inside end surety 0=-23
m bas inside end surety 1=44;m bas inside end surety 2=-20;m bas inside end surety 3=52
m bas inside number surety 1=-19;m bas inside sentence surety 0=-19;m bas inside sentence surety 1=-20
m bas inside sentence surety 2=32;m bas inside sentence surety 3=24;m bas inside word surety 0=-24
m bas inside word surety 2=-16;m bas inside word surety 3=8;m bas sentence comma surety 1=13
m bas sentence end surety 0=37;m bas sentence end surety 1=41;m bas sentence end surety 2=21
m bas sentence end surety 3=32;m bas sentence word surety 1=-9;m bas sentence word surety 3=23;m before a surety 1=-24
m before a=-47;m before at surety 0=49;m before at surety 1=34;m before at surety 2=-13;m before at surety 3=45
m before at=52;m before con=-16;m before de surety 0=16;m before de surety 2=34;m before de surety 3=29;m before de=38
m before del=16;m before el surety 1=25;m before el=42;m before en surety 3=26;m before en=42;m before from=10
m before is surety 1=24;m before is=26;m before it surety 1=18;m before it=37;m before la surety 0=-21
m before la surety 3=35;m before la=-10;m before of surety 1=-39;m before of=-52;m before the surety 0=-40
m before the surety 1=9;m before the surety 3=47;m before with surety 3=18;m before your surety 1=52;m before your=50
m bo at-sign ordinary none=32;m bo colon ordinary none=24;m bo dash ordinary none=23;m bo first ordinary all=-25
m bo first ordinary some=43;m bo greeted ordinary none=40;m bo inside ordinary all=-11;m bo inside ordinary some=-25
m bo line ordinary none=15;m bo sentence ordinary all=26;m bo sentence ordinary some=92;m bs at-sign surety 1=53
m bs bracket surety 3=21;m bs colon surety 1=21;m bs comma surety 1=20;m bs comma surety 2=53;m bs first surety 2=27
m bs first surety 3=11;m bs inside surety 0=-35;m bs inside surety 1=-16;m bs inside surety 3=25
m bs sentence surety 2=15;m bs sentence surety 3=41;m capitals=24;m elsewhere surety 1=-16;m elsewhere surety 2=15
m elsewhere surety 3=-23;m elsewhere=-30;m event last=20;m first name=15;m in last sentence=53;m inner capital=50
m kind first=-30;m last name=12;m loose surety 0=-21;m loose surety 3=-19;m loose=-19;m no name all=-41
m no name first=28;m no name last=-34;m not worded=-88;m number first=-32;m number=13;m ordinary all=-12
m ordinary first=-9;m ordinary last=-21;m ordinary none=13;m owner=22;m place last=-36;m places all=-24
m presenting surety 2=30;m presenting surety 3=20;m presenting=51;m rival 0 to first=-22;m rival 0 to full=50
m rival 0 to initials=60;m rival 0 to inside=34;m rival 0 to lead=-20;m rival 0 to sentence=51;m rival 1 to core=-17
m rival 1 to first=13;m rival 1 to full=34;m rival 1 to initials=46;m rival 1 to inside=-21;m rival 1 to lead=-17
m rival 1 to other=-18;m rival 1 to sentence=54;m rival 10 to at-sign=22;m rival 10 to first=49;m rival 10 to full=19
m rival 10 to handle=22;m rival 10 to other=14;m rival 10 to sentence=-14;m rival 11 to colon=-20
m rival 11 to core=-14;m rival 11 to first=21;m rival 11 to full=18;m rival 11 to initials=30;m rival 11 to inside=-16
m rival 11 to other=30;m rival 11 to sentence=-22;m rival 12 to full=-31;m rival 12 to inside=15;m rival 2 to core=48
m rival 2 to first=-17;m rival 2 to full=-14;m rival 2 to inside=-30;m rival 2 to other=-25;m rival 2 to sentence=94
m rival 3 to at-sign=10;m rival 3 to first=-13;m rival 3 to full=-16;m rival 3 to inside=22;m rival 3 to lead=19
m rival 3 to other=-29;m rival 3 to sentence=-23;m rival 4 to comma=15;m rival 4 to core=-20;m rival 4 to first=23
m rival 4 to full=10;m rival 4 to initials=12;m rival 4 to inside=-16;m rival 4 to lead=36;m rival 4 to other=-22
m rival 4 to sentence=21;m rival 5 to core=-11;m rival 5 to lead=26;m rival 5 to sentence=35;m rival 6 to core=26
m rival 6 to first=25;m rival 6 to full=-13;m rival 6 to inside=12;m rival 6 to lead=16;m rival 6 to other=41
m rival 6 to sentence=9;m rival 7 to core=31;m rival 7 to inside=13;m rival 7 to lead=-10;m rival 7 to other=31
m rival 7 to sentence=47;m rival 8 to full=-22;m rival 8 to inside=15;m rival 8 to joined=18;m rival 8 to lead=18
m rival 8 to other=23;m rival 9 to core=16;m rival 9 to full=-24;m rival 9 to inside=-20;m rival 9 to sentence=35
m rival before 0=10;m rival before 12=10;m rival before 1=12;m rival before 2=-14;m rival before 3=10
m rival before 4=11;m rival before 5=30;m rival before 7=15;m rival before 8=16;m rival before 9=-22
m rival behind 10=43;m rival behind 11=27;m rival behind 1=-12;m rival behind 3=-32;m rival behind 4=-11
m rival behind 5=-20;m rival behind 6=40;m rival behind 7=25;m rival behind 9=14;m rival colon word to first=48
m rival comma sentence to inside=-20;m rival first colon to first=18;m rival first colon to sentence=-16
m rival first comma to inside=-12;m rival first word to at-sign=15;m rival first word to colon=16
m rival first word to first=9;m rival first word to inside=-44;m rival first word to sentence=12
m rival greeted word to inside=-27;m rival inside comma to inside=-17;m rival inside comma to sentence=56
m rival inside end to first=-19;m rival inside end to sentence=50;m rival inside other to inside=29
m rival inside sentence to sentence=12;m rival inside word to at-sign=18;m rival inside word to first=-16
m rival inside word to inside=9;m rival sentence city to comma=43;m rival sentence comma to inside=56
m rival sentence end to first=41;m rival sentence end to inside=22;m rival sentence sentence to sentence=39
m rival sentence word to first=-51;m rival sentence word to inside=-9;m short capitals=10
m so surety 0 ordinary all=-13;m so surety 0 ordinary none=-26;m so surety 2 ordinary none=44
m so surety 3 ordinary none=41;m so surety 3 ordinary some=11;m speaker surety 1=35;m speaker surety 3=50;m speaker=48
m surety 0=-29;m surety 2=18;m surety 3=39;m third party=-20;m tied surety 1=8;m tied surety 3=25;m tied=34;m title=31
m topic first=26;m worded other=-10;m worded=42;m words 1=-10;m words 2=25;m words 3=22;m words 4=13;m=11
misspelled ordinary=9;misspelled particular=11;o a bracket=-47;o a city=32;o a dash=-20;o a end=-60;o a number=-39
o a opt-out=-57;o a other=-68;o a picture=-32;o a sentence=-24;o a word=-32;o above -1=65;o above -2=48;o above -3=30
o above -4=10;o above -6=-19;o above 0=80;o above 1=77;o above 2=70;o above 3=60;o above 4=44;o above 6=32
o after and inside=-40;o after and=-48;o after are first=-38;o after are inside=-17;o after are sentence=-47
o after are=-46;o after at inside=-24;o after at sentence=-12;o after at=-12;o after by sentence=-20;o after by=-26
o after de first=-29;o after de=-29;o after en inside=-18;o after en sentence=-24;o after en=-35;o after for first=-21
o after for inside=28;o after for sentence=-28;o after for=13;o after from=-17;o after has sentence=15;o after has=-25
o after here first=-11;o after here inside=12;o after in first=-32;o after in inside=-23;o after in sentence=-16
o after in=-49;o after is colon=-22;o after is sentence=-40;o after los inside=-27;o after los=-33;o after office=-19
o after on inside=-14;o after on sentence=-23;o after on=-36;o after or inside=-23;o after or sentence=-15
o after or=-30;o after says=-9;o after to comma=-14;o after to inside=-33;o after to sentence=-38;o after to=-48
o after was=22;o after will first=12;o after will sentence=11;o after will=15;o after with=-13;o after y inside=-45
o after y sentence=-14;o after y=-45;o after ya=-14;o alike strong=-60;o alike weak=-23;o alike=-57
o at-sign facing first=-16;o at-sign facing inside=-18;o at-sign facing none=30;o b at-sign=20;o b bracket=-37
o b colon=-66;o b comma=-35;o b dash=-50;o b greeted=-42;o b inside=-42;o b line=-31;o b sentence=-22
o ba bracket bracket=-38;o ba colon comma=-30;o ba colon other=-18;o ba colon sentence=-28;o ba colon word=-41
o ba comma comma=-41;o ba comma end=-53;o ba comma other=-16;o ba comma sentence=22;o ba comma word=-56
o ba dash comma=-41;o ba dash sentence=-10;o ba dash word=-15;o ba first dash=-22;o ba first other=-40
o ba first word=-8;o ba greeted word=-27;o ba inside colon=-29;o ba inside comma=-10;o ba inside end=-37
o ba inside opt-out=-39;o ba inside other=-40;o ba inside picture=-56;o ba inside sentence=-23;o ba inside word=-29
o ba sentence city=11;o ba sentence end=-12;o ba sentence number=-32;o ba sentence opt-out=-52;o ba sentence other=-31
o ba sentence sentence=-56;o ba sentence word=-34;o bas colon comma surety 1=-14;o bas colon comma surety 2=-27
o bas colon comma surety 3=-24;o bas colon sentence surety 1=-16;o bas colon word surety 0=-34
o bas colon word surety 1=-24;o bas colon word surety 3=-23;o bas comma comma surety 0=-32;o bas comma end surety 1=-41
o bas comma other surety 0=-14;o bas comma sentence surety 0=-38;o bas comma word surety 0=-22
o bas comma word surety 1=-41;o bas dash sentence surety 1=-8;o bas dash word surety 1=-21
o bas first colon surety 0=-27;o bas first colon surety 2=12;o bas first colon surety 3=19
o bas first comma surety 0=-43;o bas first comma surety 1=18;o bas first other surety 1=-15
o bas first sentence surety 0=-33;o bas first word surety 0=-49;o bas first word surety 1=-37
o bas first word surety 2=22;o bas first word surety 3=37;o bas greeted word surety 0=-53
o bas greeted word surety 1=-37;o bas inside city surety 0=-18;o bas inside colon surety 0=-40
o bas inside colon surety 1=15;o bas inside colon surety 3=-10;o bas inside comma surety 0=-61
o bas inside comma surety 1=-39;o bas inside comma surety 2=-71;o bas inside comma surety 3=31
o bas inside end surety 0=-42;o bas inside end surety 1=-49;o bas inside end surety 2=-10;o bas inside end surety 3=-9
o bas inside opt-out surety 0=-30;o bas inside opt-out surety 1=-21;o bas inside other surety 0=-18
o bas inside other surety 1=-21;o bas inside other surety 2=-18;o bas inside sentence surety 0=-64
o bas inside sentence surety 1=-57;o bas inside sentence surety 2=-45;o bas inside sentence surety 3=37
o bas inside word surety 0=-51;o bas inside word surety 1=-18;o bas inside word surety 2=-36
o bas sentence city surety 0=22;o bas sentence colon surety 1=-32;o bas sentence comma surety 0=-34
o bas sentence comma surety 1=-54;o bas sentence comma surety 2=15;o bas sentence comma surety 3=-19
o bas sentence end surety 0=-57;o bas sentence end surety 1=-22;o bas sentence end surety 2=21
o bas sentence end surety 3=-54;o bas sentence number surety 1=-33;o bas sentence opt-out surety 0=-27
o bas sentence other surety 0=-33;o bas sentence other surety 1=-21;o bas sentence sentence surety 0=-35
o bas sentence sentence surety 1=-37;o bas sentence sentence surety 2=-42;o bas sentence word surety 0=-59
o bas sentence word surety 1=-84;o bas sentence word surety 3=26;o before a surety 1=-37;o before and surety 1=-23
o before and=-24;o before at surety 1=-63;o before at surety 2=-44;o before at surety 3=29;o before by surety 0=-33
o before by surety 1=-25;o before by=-47;o before coach=-28;o before code surety 1=-41;o before code=-41
o before con surety 1=-21;o before con=-43;o before de surety 0=-33;o before de surety 1=-49;o before de surety 2=-38
o before de=-15;o before del surety 1=-19;o before del=-47;o before el surety 1=-35;o before el surety 2=-33
o before el=-50;o before en surety 1=-52;o before en surety 2=-53;o before en surety 3=12;o before en=-43
o before for surety 0=-22;o before for surety 1=-8;o before from surety 0=-33;o before from surety 1=-9
o before from surety 3=41;o before from=26;o before hi surety 0=-33;o before hi=-22;o before in surety 0=-14
o before in surety 1=-32;o before in=-25;o before is surety 0=-28;o before is surety 1=-31;o before is surety 2=-46
o before is surety 3=28;o before la surety 1=-19;o before la surety 2=-29;o before la surety 3=-51;o before la=-67
o before las=-57;o before los surety 1=-36;o before los=-19;o before of=-27;o before on surety 0=-39
o before on surety 1=-27;o before on=-29;o before or surety 0=-18;o before or=-23;o before por=-17;o before su=-21
o before the surety 1=-12;o before the surety 2=-47;o before the surety 3=-75;o before the=-57;o before to surety 0=-21
o before to surety 1=-32;o before to=-36;o before weak=-24;o before with surety 1=-44;o before your surety 0=-11
o before your surety 1=-35;o before your=-46;o behind strong=-44;o behind weak=-28;o behind=-47
o colon comma facing first=-12;o colon comma facing inside=-33;o colon facing colon=-30;o colon facing first=-16
o colon facing inside=-38;o colon facing none=-28;o colon sentence facing inside=-27;o colon sentence facing none=-11
o colon word facing first=-14;o colon word facing inside=-35;o colon word facing none=-29
o comma comma facing inside=-39;o comma end facing sentence=-28;o comma facing first=-38;o comma facing inside=11
o comma facing none=-61;o comma facing sentence=-29;o comma sentence facing first=-32;o comma sentence facing inside=32
o comma word facing inside=-22;o comma word facing none=-40;o dash facing first=-21;o dash facing none=-42
o dash word facing first=-20;o facing address colon=-22;o facing address inside=-16;o facing core colon=-24
o facing core dash=-16;o facing core first-bracket=-20;o facing core inside=-15;o facing core line=-28
o facing core sentence=-16;o facing full at-sign=-39;o facing full comma=-45;o facing full dash=-19
o facing full first=-78;o facing full greeted=-26;o facing full inside=14;o facing full sentence=19
o facing handle at-sign=-36;o facing handle inside=-20;o facing initials comma=-9;o facing initials dash=-13
o facing initials first=-39;o facing initials sentence=-47;o facing joined colon=-26;o facing joined inside=-40
o facing lead first=20;o facing lead inside=-39;o facing lead line=-12;o facing none=-33;o facing other first=-29
o facing other inside=-38;o facing other sentence=-47;o facing worded first=-19;o facing worded inside=-16
o first colon facing colon=11;o first colon facing inside=-8;o first colon facing none=23
o first comma facing inside=21;o first comma facing none=-35;o first comma facing sentence=-42;o first facing comma=-9
o first facing first=-13;o first facing inside=-10;o first facing sentence=23;o first other facing sentence=-22
o first sentence facing inside=19;o first word facing colon=-51;o first word facing comma=-23
o first word facing first=17;o first word facing inside=-38;o first word facing none=-11
o first word facing sentence=22;o greeted facing inside=-36;o greeted facing none=-29;o greeted word facing inside=-23
o inside city facing comma=-23;o inside colon facing first=-21;o inside colon facing inside=-41
o inside colon facing none=-16;o inside comma facing colon=-14;o inside comma facing first=-57
o inside comma facing inside=8;o inside comma facing none=-35;o inside comma facing sentence=-47
o inside end facing at-sign=-19;o inside end facing first=-36;o inside end facing inside=-59
o inside end facing none=-16;o inside end facing sentence=-24;o inside facing at-sign=-30;o inside facing colon=-41
o inside facing comma=-27;o inside facing dash=-13;o inside facing first=-68;o inside facing inside=-11
o inside facing line=-14;o inside facing none=-46;o inside opt-out facing first=-20;o inside opt-out facing inside=-44
o inside opt-out facing none=-18;o inside opt-out facing sentence=-10;o inside other facing colon=-13
o inside other facing inside=-27;o inside other facing sentence=-29;o inside sentence facing at-sign=-8
o inside sentence facing colon=-34;o inside sentence facing comma=-26;o inside sentence facing first=-28
o inside sentence facing inside=-18;o inside sentence facing none=-24;o inside word facing at-sign=-25
o inside word facing first=-33;o inside word facing inside=-23;o inside word facing none=-18
o inside word facing sentence=-35;o no worded=-19;o none 0=-109;o none 10=102;o none 11=50;o none 12=34;o none 1=-112
o none 2=-50;o none 3=-104;o none 5=-71;o none 6=-13;o none 8=43;o none 9=56;o none ba colon sentence=-11
o none ba colon word=-29;o none ba comma word=-40;o none ba first colon=23;o none ba first comma=-35
o none ba first word=-11;o none ba inside colon=-16;o none ba inside comma=-35;o none ba inside end=-16
o none ba inside opt-out=-18;o none ba inside sentence=-24;o none ba inside word=-18;o none ba sentence comma=30
o none ba sentence other=-18;o none ba sentence sentence=-33;o none ba sentence word=-49;o none presented from=29
o none presented introduction=18;o none presented label=103;o none presented place=13;o none presented signature=21
o none presented subject=16;o none=-33;o other presented bracket=-16;o other presented code=-41
o other presented domain=-45;o other presented from=21;o other presented handle=-35;o other presented introduction=19
o other presented place=-38;o other presented possessive=15;o other presented signature=-38
o other presented subject=-36;o presented domain=-11;o presented from=64;o presented handle=-13
o presented introduction=51;o presented label=19;o presented signature=-21;o presented subject=62;o rank 1=-61
o rank 2=-68;o rank 3=-60;o rank 4=-71;o sentence city facing comma=-41;o sentence comma facing first=-28
o sentence comma facing inside=-77;o sentence comma facing none=30;o sentence end facing first=-22
o sentence end facing inside=-61;o sentence end facing sentence=-28;o sentence facing at-sign=-19
o sentence facing colon=-46;o sentence facing comma=-39;o sentence facing inside=-66;o sentence facing sentence=-20
o sentence number facing inside=-25;o sentence opt-out facing inside=-33;o sentence other facing first=-11
o sentence other facing inside=-34;o sentence other facing none=-18;o sentence sentence facing inside=-31
o sentence sentence facing none=-33;o sentence sentence facing sentence=-40;o sentence word facing at-sign=-12
o sentence word facing comma=-24;o sentence word facing first=9;o sentence word facing inside=-25
o sentence word facing none=-49;o sentence word facing sentence=-58;o strong 0=-93;o strong 10=-23;o strong 11=21
o strong 12=37;o strong 1=-133;o strong 2=-95;o strong 3=-61;o strong 4=-78;o strong 5=-11;o strong 6=24;o strong 7=10
o strong 9=24;o strong ba colon comma=-19;o strong ba colon sentence=-47;o strong ba colon word=-25
o strong ba comma comma=-42;o strong ba comma end=-33;o strong ba comma other=-15;o strong ba comma sentence=29
o strong ba comma word=-29;o strong ba dash word=-14;o strong ba first comma=12;o strong ba first other=-39
o strong ba greeted word=-16;o strong ba inside city=30;o strong ba inside colon=-37;o strong ba inside comma=17
o strong ba inside end=-58;o strong ba inside opt-out=-34;o strong ba inside other=-33;o strong ba inside sentence=-17
o strong ba inside word=-93;o strong ba sentence city=-55;o strong ba sentence comma=-29;o strong ba sentence end=-79
o strong ba sentence opt-out=-38;o strong ba sentence other=-34;o strong ba sentence sentence=-42
o strong ba sentence word=-18;o strong presented domain=-25;o strong presented from=50;o strong presented handle=-49
o strong presented introduction=54;o strong presented signature=-43;o strong presented subject=69;o strong=-22
o surety 0=-87;o surety 1=-56;o surety 2=11;o surety 3=29;o weak 0=-66;o weak 10=15;o weak 1=-98;o weak 2=-94
o weak 3=-93;o weak 4=-81;o weak 5=-54;o weak 6=15;o weak 7=25;o weak ba colon comma=-27;o weak ba colon word=-14
o weak ba comma sentence=-43;o weak ba comma word=-33;o weak ba dash word=-11;o weak ba first comma=10
o weak ba first sentence=-16;o weak ba first word=-32;o weak ba greeted word=-45;o weak ba inside colon=-34
o weak ba inside comma=-38;o weak ba inside end=-37;o weak ba inside opt-out=-34;o weak ba inside other=-24
o weak ba inside sentence=-9;o weak ba inside word=12;o weak ba sentence comma=-48;o weak ba sentence end=-22
o weak ba sentence other=-18;o weak ba sentence sentence=-38;o weak presented signature=-52;o weak presented subject=12
o weak=-29;o worded other 0=83;o worded other 1=-14;o worded other 3=-16;o worded other 4=-26;o worded own=25;o=-39
right generic=17;right own=30;single false kind none place at-sign next sentence=16
single false kind none place colon next sentence=23;single false kind none place first next colon=22
single false kind none place first next word=50;single false kind none place inside next end=21
single false kind none place inside next sentence=28;single false kind none place sentence next word=-25
single false kind ordinary place first next word=-17;single false kind ordinary place inside next comma=19
single false kind ordinary place inside next sentence=12;single false kind ordinary place inside next word=-13
single false kind particular place comma next end=37;single false kind particular place first next word=13
single false kind particular place inside next end=-10;single false kind particular place sentence next end=37
single false kind particular place sentence next word=71;single false kind person place inside next word=-43
single true kind number place inside next word=-38;single true kind ordinary place first next colon=61
single true kind ordinary place first next word=-34;single true kind ordinary place inside next colon=-16
single true kind ordinary place inside next comma=-27;single true kind ordinary place inside next sentence=-9
single true kind ordinary place inside next word=25;single true kind particular place first next colon=43
single true kind particular place inside next comma=30;single true kind particular place inside next end=11
single true kind particular place inside next number=9;single true kind particular place inside next sentence=12
single true kind particular place inside next word=-20;single true kind particular place sentence next end=31
single true kind particular place sentence next word=-17;single true kind person place first next word=39
single true kind person place inside next word=34;single true kind place place inside next word=-58;street=-32
third behind label=-61;third joined=27;third lead=22;third other=13;third=20;word after =34;word after a=-13
word after are=24;word after at=-52;word after by=-11;word after co=56;word after com=35;word after de=-10
word after el=35;word after en=-26;word after example=42;word after for=-19;word after has=-22;word after here=49
word after in=-35;word after is=-37;word after la=45;word after le=39;word after no=33;word after office=35
word after on=33;word after reply=51;word after su=34;word after the=22;word after we=-34;word after will=34
word after y=-34;word before =8;word before a=-47;word before at=52;word before con=-16;word before de=38
word before del=16;word before dr=47;word before el=42;word before en=42;word before from=10;word before is=26
word before it's=45;word before it=-17;word before la=-10;word before of=-52;word before on=-40;word before your=50
words before =8;words before at the=37;words before de la=38;words before for the=-34;words before la=12
words before the=-43;words before your=-13
`;
